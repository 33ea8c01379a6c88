import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The built site; `SITE_DIR` overrides it. */
export const SITE = resolve(ROOT, process.env['SITE_DIR'] ?? 'dist/site');

export const appFolder = (app: string) => join(ROOT, 'apps', app);
