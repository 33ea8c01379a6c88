import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode } from './check-node.mjs';

checkNode();

const { installIfNeeded } = await import('./install.mjs');
const { continueOnPinnedNode, PINNED_NODE } = await import('./pinned-node.mjs');
const { ROOT } = await import('./root.mjs');

// Not when it is outdated: `npm ci` writes no stamp, and a release command must work without a registry.
if (!existsSync(PINNED_NODE)) await installIfNeeded();
await continueOnPinnedNode();

/** usage: run-tool.mjs tools/<folder>/<file>.ts …: runs a tool in TypeScript, also from a clean clone. */
const [, , tool = ''] = process.argv;
const file = resolve(ROOT, tool);
process.argv.splice(1, 2, file);
await import(pathToFileURL(file).href);
