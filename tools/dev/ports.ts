import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../publish/paths';

/** Development servers (fixed): the backend, the shell, the catalogue, then each remote on the port its package.json names. */
export const BACKEND_PORT = 8080;
export const SHELL_PORT = 3000;
export const CATALOGUE_PORT = 3006;

function portIn(app: string): number | undefined {
  const file = join(ROOT, 'apps', app, 'package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { config?: { port?: number } }).config?.port;
}

/** A port no app names yet. */
export function nextPort(): number {
  const taken = readdirSync(join(ROOT, 'apps')).map((app) => portIn(app) ?? SHELL_PORT);
  return Math.max(CATALOGUE_PORT, ...taken) + 1;
}

/** Port of a remote's development server. */
export const remotePort = (remote: string): number => portIn(remote) ?? nextPort();
