# Runs before CPack packs the folder of what is installed: Debian's rules want manual pages and the list of changes
# compressed, and files of others' modes are not kept.
set(share ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share)
execute_process(COMMAND gzip -9nc ${CMAKE_CURRENT_LIST_DIR}/../resources/CHANGELOG.md
                OUTPUT_FILE ${share}/doc/attention-lab/changelog.gz COMMAND_ERROR_IS_FATAL ANY)
file(GLOB pages ${share}/man/man1/*.1)
foreach(page IN LISTS pages)
  execute_process(COMMAND gzip -9nf ${page} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
file(GLOB_RECURSE files ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share/*)
file(CHMOD ${files} PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
