// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the alignments of a report while they are in view. Before it stands: attnMap (256 colours "rrggbb" for
// weights from 0 to 1) and attnView ("heatmap" or "lines"). A canvas has its numbers in data-a:
//   s, t  tokens      w  weights, row by row, in thousandths: two digits of base 64 each; "." and a digit d: d + 1
//   k     known links [source, target, 1 sure or 0 possible]                              weights that are 0
"use strict";
(function () {
  const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  const font = "12px sans-serif", cell = 18, gap = 6, widest = 220, gold = "#b8860b";
  const read = new WeakMap();

  function weightsOf(text, count) {
    const weights = new Array(count).fill(0);
    for (let i = 0, at = 0; at < text.length && i < count; at += 2) {
      if (text[at] === ".") i += digits.indexOf(text[at + 1]) + 1;
      else weights[i++] = (digits.indexOf(text[at]) * 64 + digits.indexOf(text[at + 1])) / 1000;
    }
    return weights;
  }
  function dataOf(canvas) {
    let data = read.get(canvas);
    if (!data) {
      data = JSON.parse(canvas.dataset.a);
      data.w = weightsOf(data.w, data.s.length * data.t.length);
      read.set(canvas, data);
    }
    return data;
  }
  function colour(weight) {
    const i = 6 * Math.round(255 * Math.min(1, Math.max(0, weight)));
    return "#" + attnMap.slice(i, i + 6);
  }
  // Its pixels are those of the screen, its size is not.
  function sized(canvas, width, height) {
    const scale = window.devicePixelRatio || 1;
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    canvas.style.width = width + "px";
    canvas.style.height = height + "px";
    const pen = canvas.getContext("2d");
    pen.scale(scale, scale);
    pen.font = font;
    pen.textBaseline = "middle";
    pen.fillStyle = "#1b2333";
    return pen;
  }
  function widthsOf(tokens) {
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = font;
    return tokens.map((token) => Math.min(widest, pen.measureText(token).width));
  }
  const largest = (numbers) => numbers.reduce((a, b) => Math.max(a, b), 0);

  function heatmap(canvas, data) {
    const across = data.s.length, slope = Math.SQRT1_2, sources = largest(widthsOf(data.s));
    const left = Math.ceil(largest(widthsOf(data.t)) + 2 * gap), top = Math.ceil(sources * slope + 3 * gap);
    const pen = sized(canvas, left + across * cell + Math.ceil(sources * slope) + gap,
                      top + data.t.length * cell + gap);
    data.s.forEach((token, i) => {
      pen.save();
      pen.translate(left + (i + 0.5) * cell, top - gap);
      pen.rotate(-Math.PI / 4);
      pen.fillText(token, 0, 0, widest);
      pen.restore();
    });
    pen.textAlign = "right";
    data.t.forEach((token, i) => pen.fillText(token, left - gap, top + (i + 0.5) * cell, widest));
    data.w.forEach((weight, i) => {
      pen.fillStyle = colour(weight);
      pen.fillRect(left + (i % across) * cell, top + Math.floor(i / across) * cell, cell - 1, cell - 1);
    });
    pen.strokeStyle = gold;
    pen.lineWidth = 2;
    for (const [source, target, isSure] of data.k) {
      pen.setLineDash(isSure ? [] : [3, 3]);
      pen.strokeRect(left + source * cell + 0.5, top + target * cell + 0.5, cell - 2, cell - 2);
    }
    canvas.cellAt = (x, y) => [Math.floor((x - left) / cell), Math.floor((y - top) / cell)];
  }
  function lines(canvas, data) {
    const height = 130, sides = [data.s, data.t].map((tokens) => {
      let x = gap;
      return widthsOf(tokens).map((width) => {
        x += width + 2 * gap;
        return x - width / 2 - 2 * gap;
      });
    });
    const ends = sides.map((side, i) => (side.length ? side[side.length - 1] : 0) + widest / 2);
    const pen = sized(canvas, Math.ceil(largest(ends)), height);
    const join = (source, target) => {
      pen.beginPath();
      pen.moveTo(sides[0][source], 22);
      pen.lineTo(sides[1][target], height - 22);
      pen.stroke();
    };
    pen.textAlign = "center";
    data.s.forEach((token, i) => pen.fillText(token, sides[0][i], 12, widest));
    data.t.forEach((token, i) => pen.fillText(token, sides[1][i], height - 12, widest));
    pen.strokeStyle = gold;
    pen.lineWidth = 3;
    for (const [source, target, isSure] of data.k) {
      pen.setLineDash(isSure ? [] : [5, 4]);
      join(source, target);
    }
    pen.setLineDash([]);
    pen.strokeStyle = "#1f5fbf";
    pen.globalAlpha = 0.75;
    data.w.forEach((weight, i) => {
      if (weight < 0.01) return;
      pen.lineWidth = 6 * Math.min(1, weight);
      join(i % data.s.length, Math.floor(i / data.s.length));
    });
  }
  function draw(canvas) {
    if (canvas.isDrawn) return;
    canvas.isDrawn = true;
    (attnView === "lines" ? lines : heatmap)(canvas, dataOf(canvas));
  }
  // What is far away takes no memory; its place stays.
  function release(canvas) {
    if (!canvas.isDrawn) return;
    canvas.isDrawn = false;
    canvas.width = canvas.height = 1;
  }
  function tell(event) {
    const canvas = event.target, data = dataOf(canvas);
    const [source, target] = canvas.cellAt ? canvas.cellAt(event.offsetX, event.offsetY) : [-1, -1];
    if (source < 0 || target < 0 || source >= data.s.length || target >= data.t.length) {
      canvas.title = "";
      return;
    }
    const link = data.k.find((each) => each[0] === source && each[1] === target);
    canvas.title = data.t[target] + " \u2190 " + data.s[source] + ": " +
        data.w[target * data.s.length + source].toFixed(3) + (link ? (link[2] ? ", sure" : ", possible") : "");
  }

  const all = Array.from(document.querySelectorAll("canvas[data-a]"));
  if ("IntersectionObserver" in window) {
    const observer = new IntersectionObserver(
        (entries) => entries.forEach((entry) => (entry.isIntersecting ? draw : release)(entry.target)),
        {rootMargin: "100% 0px"});
    all.forEach((canvas) => observer.observe(canvas));
    window.addEventListener("beforeprint", () => all.forEach(draw));
  } else {
    all.forEach(draw);
  }
  all.forEach((canvas) => canvas.addEventListener("mousemove", tell));
})();
