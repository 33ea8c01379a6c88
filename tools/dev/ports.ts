import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isFreePort } from '../portal/free-port';
import { ROOT } from '../publish/paths';

/**
 * Ports of development servers, otherwise unused: the backend, the shell, the catalogue, then each remote on
 * the port in its package.json.
 */
export const BACKEND_PORT = 8080;
export const SHELL_PORT = 3000;
export const CATALOGUE_PORT = 3006;

function portIn(app: string): number | undefined {
  const file = join(ROOT, 'apps', app, 'package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { config?: { port?: number } }).config?.port;
}

export function nextPort(): number {
  const taken = readdirSync(join(ROOT, 'apps')).map((app) => portIn(app) ?? SHELL_PORT);
  return Math.max(CATALOGUE_PORT, ...taken) + 1;
}

export const remotePort = (remote: string): number => portIn(remote) ?? nextPort();

/**
 * The port that `PORT` asks for; the usual one of the portal if it is not set.
 * @throws Error with one sentence if it is not a port
 */
export function readPort(setting = process.env['PORT'], usual = SHELL_PORT): number {
  const text = setting?.trim() ?? '';
  if (text === '') return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT must be a number from 1 to 65535, not "${setting}".`);
}

interface WantedPort {
  port: number;
  /** Name of the server, as the start of a sentence. */
  title: string;
  /** Distance to the next tried port. */
  step?: number;
  say?: (sentence: string) => void;
}

const TRIES = 20;

/**
 * The wanted port, or the next free one with a message.
 * @throws Error with one sentence if none is free
 */
export async function choosePort({ port, title, step = 1, say = console.log }: WantedPort): Promise<number> {
  for (let tried = 0; tried < TRIES; tried++) {
    const candidate = port + tried * step;
    if (!(await isFreePort(candidate))) continue;
    if (candidate !== port) say(`Port ${port} is taken by another program: ${title} uses ${candidate}.`);
    return candidate;
  }
  throw new Error(`Port ${port} and the next ${TRIES - 1} that were tried are taken: ${title} cannot start.`);
}
