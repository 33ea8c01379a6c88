import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * Content of a JSON file. A relative path starts at the root of the repository.
 * @param {string} path
 */
export const readJson = (path) => JSON.parse(readFileSync(resolve(ROOT, path), 'utf8'));
