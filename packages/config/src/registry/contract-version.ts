/** Contract version written by remotes built from this tree. The shell accepts it and the one before. */
export const CONTRACT_VERSION = 1;
