import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const SITE = join(ROOT, 'dist/site');
export const SERVER = join(ROOT, 'services/platform-api/dist/server.mjs');
