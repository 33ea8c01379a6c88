import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** Distance between the ports that a remote's development server tries. */
export const PORT_STEP = 100;
const TRIED = 3;

function portOfApp(app: string): number | undefined {
  const file = join(ROOT, 'apps', app, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).config?.port : undefined;
}

/**
 * Origins of the development servers of all remotes in `apps`, with their alternative ports: allowed in
 * `?remote=` of a portal in this workspace.
 * @returns as the setting OVERRIDE_ORIGINS
 */
export function remoteOrigins(): string {
  const ports = readdirSync(join(ROOT, 'apps')).flatMap((app) => portOfApp(app) ?? []);
  const tried = Array.from({ length: TRIED }, (_, index) => index * PORT_STEP);
  return ports.flatMap((port) => tried.map((more) => `http://localhost:${port + more}`)).join(',');
}

/** Environment of a portal of this workspace; production takes remotes only from its registry. */
export const withRemoteOrigins = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  env.ENVIRONMENT === 'prd' || env.OVERRIDE_ORIGINS !== undefined
    ? env
    : { ...env, OVERRIDE_ORIGINS: remoteOrigins() };
