import { existsSync } from 'node:fs';

/** In the repository our packages are sources; packed, they are compiled and hold none. */
export const IS_SOURCE = existsSync(new URL('../src/index.ts', import.meta.url));

/** The export conditions under which our packages are found, besides a tool's own. */
export const OWN_CONDITIONS = IS_SOURCE ? ['source'] : [];
