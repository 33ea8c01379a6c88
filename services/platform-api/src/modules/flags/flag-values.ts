import { defaultFlags } from '@courier/config';
import { statSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { isProduction, type ServerConfig } from '../../config';
import { demoFlags } from './demo-flags';

const fileSchema = z.record(z.string(), z.boolean());

/** Current value of every flag. */
export type FlagValues = () => Readonly<Record<string, boolean>>;

/**
 * Flag values: the defaults (in production) or the demo's, with `flags.json` of the database folder on top. The file is
 * read again whenever it has changed; while it cannot be read its last good content stays.
 * @param onProblem is told, once per change, why the file is not used
 */
export function createFlagValues(
  config: Pick<ServerConfig, 'dataDir' | 'environment'>,
  onProblem: (sentence: string) => void,
): FlagValues {
  const base = isProduction(config) ? defaultFlags() : demoFlags();
  const file = config.dataDir === null ? null : join(config.dataDir, 'flags.json');
  let seen = '';
  let values: Readonly<Record<string, boolean>> = base;
  return () => {
    if (file === null) return values;
    const version = versionOf(file);
    if (version === seen) return values;
    seen = version;
    try {
      values =
        version === '' ? base : { ...base, ...fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) };
    } catch {
      onProblem(`${file} is not used: it must hold a JSON object of flag names and true or false.`);
    }
    return values;
  };
}

/** Changes with the file's content; empty while there is none. */
function versionOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs}:${stat.size}:${stat.ino}` : '';
}
