import { defaultFlags } from '@courier/config';
import { join } from 'node:path';
import * as z from 'zod';
import type { ServerConfig } from '../../../settings/config';
import { watchJson } from '../../../settings/watch-json';
import {
  evaluateFlags,
  flagRulesSchema,
  namesVendors,
  type FlagContext,
  type FlagEvaluation,
  type FlagRules,
} from './flag-rules';

export interface FlagValues {
  /** Values for a context; without one only the untargeted values. */
  (context?: FlagContext): Readonly<Record<string, boolean>>;
  evaluate(context: FlagContext): readonly FlagEvaluation[];
  differByVendor(): boolean;
}

type FlagSettings = Pick<ServerConfig, 'dataDir' | 'flagsFile'>;

/**
 * The defaults, overridden by the admin file: the configured one, else `flags.json` of the
 * database folder. The file is read again after each change; its last valid content is kept while it cannot be read.
 * @param onProblem called once per change with the reason why the file is not used
 * @param values `base` replaces the defaults, `above` overrides all others
 */
export function createFlagValues(
  config: FlagSettings,
  onProblem: (sentence: string) => void,
  { base = defaultFlags(), above = {} }: { base?: FlagRules | undefined; above?: FlagRules } = {},
): FlagValues {
  const fileRules = watchRules(flagsFilePath(config), onProblem);
  const evaluate = (context: FlagContext) => evaluateFlags([base, fileRules(), above], context);
  const values = (context: FlagContext = {}) =>
    Object.fromEntries(evaluate(context).map(({ key, value }) => [key, value]));
  const differByVendor = () => [fileRules(), above].some(namesVendors);
  return Object.assign(values, { evaluate, differByVendor });
}

const flagsFilePath = ({ flagsFile, dataDir }: FlagSettings): string | null =>
  flagsFile ?? (dataDir === null ? null : join(dataDir, 'flags.json'));

const watchRules = (file: string | null, onProblem: (sentence: string) => void): (() => FlagRules) =>
  watchJson<FlagRules>(file, {
    empty: {},
    read: (content) => flagRulesSchema.parse(content),
    onProblem,
    describeProblem: describeFlagsProblem,
  });

/** One line that names the first invalid flag. */
function describeFlagsProblem(error: unknown): string {
  if (!(error instanceof z.core.$ZodError)) return 'it is no JSON';
  const name = error.issues[0]?.path[0];
  return `${name === undefined ? 'each flag' : String(name)} must be true, false or {default, countries, brands, vendors}`;
}
