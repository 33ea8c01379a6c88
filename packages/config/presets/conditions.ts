import { existsSync } from 'node:fs';

/** The repository contains sources; a published package contains only compiled files. */
export const IS_SOURCE: boolean = existsSync(new URL('../src/index.ts', import.meta.url));

/** Export conditions that resolve our packages. */
export const OWN_CONDITIONS: readonly string[] = IS_SOURCE ? ['source'] : [];
