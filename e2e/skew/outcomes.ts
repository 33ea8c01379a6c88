import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/publish/paths';
import type { Cell } from './cells';
import type { Pair } from './sides';
import type { Walk } from './walks';

const FOLDER = join(ROOT, 'reports/skew');
const SITE_BUILD = ['dist/site/asset-manifest.json', 'dist/site/registry/courier.json'];

export type Cells = Record<Walk, Cell>;

/** Changes with the current build, which invalidates earlier outcomes. */
const buildOfToday = () => {
  const hash = createHash('sha256');
  for (const file of SITE_BUILD) hash.update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 12);
};

const outcomeFile = ({ shell, remotes }: Pair) => join(FOLDER, `${shell.name}-${remotes.name}.json`);

/** Stores a pair's result for the table of this run or of a retry. */
export function storeOutcome(pair: Pair, cells: Cells): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(outcomeFile(pair), `${JSON.stringify({ build: buildOfToday(), cells }, null, 2)}\n`);
}

/** The pair's result with the current build; null if it was not walked. */
export function readOutcome(pair: Pair): Cells | null {
  const file = outcomeFile(pair);
  if (!existsSync(file)) return null;
  const { build, cells } = JSON.parse(readFileSync(file, 'utf8')) as { build: string; cells: Cells };
  return build === buildOfToday() ? cells : null;
}
