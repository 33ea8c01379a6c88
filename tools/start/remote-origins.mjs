import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** Distance between the ports that the development server of a remote tries. */
export const PORT_STEP = 100;
const TRIED = 3;

function portOfApp(app) {
  const file = join(ROOT, 'apps', app, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).config?.port : undefined;
}

/**
 * Origins of the development servers of every remote in `apps`, with the next ports that each of them takes when its own
 * is taken: what `?remote=` may name in a portal that runs from this workspace.
 * @returns {string} as the setting OVERRIDE_ORIGINS
 */
export function remoteOrigins() {
  const ports = readdirSync(join(ROOT, 'apps')).flatMap((app) => portOfApp(app) ?? []);
  const tried = Array.from({ length: TRIED }, (_, index) => index * PORT_STEP);
  return ports.flatMap((port) => tried.map((more) => `http://localhost:${port + more}`)).join(',');
}

/** The environment of a portal of this workspace; production takes remotes from its registry alone. */
export const withRemoteOrigins = (env) =>
  env.ENVIRONMENT === 'prd' || env.OVERRIDE_ORIGINS !== undefined
    ? env
    : { ...env, OVERRIDE_ORIGINS: remoteOrigins() };
