/** Development servers (fixed): the backend, the shell, then the remotes in this order. */
export const BACKEND_PORT = 8080;
export const SHELL_PORT = 3000;

const REMOTES = ['request-rider', 'tracking-history', 'bulk-upload', 'vendor-admin', 'public-tracking'];

/** Port of a remote's development server. */
export function remotePort(remote: string): number {
  const index = REMOTES.indexOf(remote);
  return SHELL_PORT + 1 + (index < 0 ? REMOTES.length : index);
}
