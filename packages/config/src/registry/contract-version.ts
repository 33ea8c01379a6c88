/** Contract version of remotes built from this tree. The shell also accepts the previous one. */
export const CONTRACT_VERSION = 1;
