# Runs before CPack packs the folder of what is installed. Debian's rules want manual pages and lists of changes
# compressed.
set(share ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share)
set(documents ${share}/doc/attention-lab)
string(TIMESTAMP now "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE ${documents}/changelog
     "attention-lab (${CPACK_PACKAGE_VERSION}) stable; urgency=medium\n\n  * CHANGELOG.md.gz beside this file lists the changes.\n\n -- ${CPACK_PACKAGE_CONTACT}  ${now}\n")
file(COPY ${CMAKE_CURRENT_LIST_DIR}/../resources/CHANGELOG.md DESTINATION ${documents})
file(GLOB pages ${share}/man/man1/*.1)
execute_process(COMMAND gzip -9nf ${documents}/changelog ${documents}/CHANGELOG.md ${pages} COMMAND_ERROR_IS_FATAL ANY)
file(GLOB_RECURSE files ${share}/*)
list(FILTER files EXCLUDE REGEX "[.]sh$")
file(CHMOD ${files} PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
file(GLOB_RECURSE scripts ${share}/*.sh)
if(scripts)
  file(CHMOD ${scripts} PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
endif()
