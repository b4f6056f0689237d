# What a package holds besides the programs, and how CPack names it. app/make_packages.sh makes the packages.
set(documents ${CMAKE_INSTALL_DATADIR}/doc/attention-lab)
set(desktop ${PROJECT_SOURCE_DIR}/resources/desktop)
if(ATTN_BUILD_UI)
  install(FILES ${desktop}/attention-lab.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES ${desktop}/attention-lab.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
          RENAME attention-lab)
  install(FILES ${desktop}/attention-lab.zsh DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions RENAME _attention-lab)
  install(FILES ${desktop}/attention-lab.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
  # Software centres take pictures from the web only.
  set(ATTN_SCREENSHOTS_ADDRESS "" CACHE STRING
      "Web address of a folder with resources/screenshots in it, for the AppStream metainfo; empty: without pictures")
  set(attn_metainfo_screenshots "")
  if(ATTN_SCREENSHOTS_ADDRESS)
    set(type " type=\"default\"")
    foreach(picture IN ITEMS "step:Eight score functions beside one another over one sentence"
                             "transformer:A Transformer, the table of its maps, and the stages of its computation"
                             "train:Alignments and charts of eight models in training"
                             "inspect:Alignments of eight models against known links"
                             "learn:A lesson whose question the engine checks")
      string(REGEX MATCH "^([a-z]+):(.*)$" picture "${picture}")
      string(APPEND attn_metainfo_screenshots
             "    <screenshot${type}>\n      <caption>${CMAKE_MATCH_2}</caption>\n      <image type=\"source\" "
             "width=\"1600\" height=\"980\">${ATTN_SCREENSHOTS_ADDRESS}/${CMAKE_MATCH_1}.png</image>\n    </screenshot>\n")
      set(type "")
    endforeach()
    set(attn_metainfo_screenshots "  <screenshots>\n${attn_metainfo_screenshots}  </screenshots>\n")
  endif()
  configure_file(${desktop}/attention-lab.metainfo.xml.in ${CMAKE_CURRENT_BINARY_DIR}/attention-lab.metainfo.xml @ONLY)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/attention-lab.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  foreach(kind IN ITEMS session run lesson model)
    install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/attention-lab.svg
            DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/mimetypes
            RENAME application-x-attention-lab-${kind}.svg)
  endforeach()
endif()
install(FILES ${desktop}/copyright DESTINATION ${documents})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME attention-lab)
set(CPACK_PACKAGE_VENDOR "Attention Lab")
set(CPACK_PACKAGE_CONTACT "Attention Lab <attention-lab@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "see how attention aligns source and target")
set(CPACK_PACKAGE_DESCRIPTION
    "Attention Lab trains or loads small attention models, steps through\ndecoding one token at a time, and shows alignment heatmaps and softmax\nbars for every score function side by side. It also inspects the\nattention of other systems, and has lessons whose questions the engine\nchecks.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# dpkg-shlibdeps finds the libraries of the package itself there.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${CMAKE_BINARY_DIR}/lib)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "fonts-noto-core | fonts-dejavu-core")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland, qt6-svg-plugins, fonts-wqy-microhei, fonts-noto-color-emoji")
# Debian wants its texts compressed, so the last step before packing does that.
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/app/compress_documents.cmake)
include(CPack)
