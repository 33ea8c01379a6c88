import { join } from 'node:path';
import { ROOT } from '../publish/paths';

/** What was built, whatever SITE_DIR says: each portal takes a copy of it. */
export const SITE = join(ROOT, 'dist/site');
export const SERVER = join(ROOT, 'services/platform-api/dist/server.mjs');
