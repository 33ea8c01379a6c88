import { join } from 'node:path';
import { ROOT } from '../publish/paths';

/** The built site, independent of SITE_DIR: each portal uses a copy. */
export const SITE = join(ROOT, 'dist/site');
/** Of production; the commands are beside it. */
export const SERVER = join(ROOT, 'services/platform-api/dist/server.mjs');
const DEMO_SERVER = join(ROOT, 'services/demo/dist/server.mjs');

/** The demonstration exists only outside production. */
export const chooseServer = (environment: string | undefined): string =>
  environment === 'prd' ? SERVER : DEMO_SERVER;
