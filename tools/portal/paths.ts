import { join } from 'node:path';
import { ROOT } from '../publish/paths';

/** The built site, independent of SITE_DIR: each portal uses a copy. */
export const SITE = join(ROOT, 'dist/site');
export const SERVER = join(ROOT, 'services/platform-api/dist/server.mjs');
