import type { CountryCode } from '@courier/config';
import { createHash } from 'node:crypto';
import { ConfigError } from '../../../settings/config';

/** A valid change that looks like a slip of size; it is stored only with its code. */
export interface RuleWarning {
  code: string;
  /** With the old and the new value. */
  text: string;
}

const CODE_LENGTH = 6;

/** The code follows the text, so that it confirms these values and no others. */
export const createWarning = (kind: string, country: CountryCode, text: string): RuleWarning => ({
  code: createHash('sha256').update(`${kind}\n${country}\n${text}`).digest('hex').slice(0, CODE_LENGTH),
  text,
});

/** A change with warnings that were not confirmed; nothing of it was stored. */
export class UnconfirmedChangeError extends ConfigError {
  constructor(description: string, warnings: readonly RuleWarning[]) {
    const options = warnings.map(({ code }) => `--yes ${code}`).join(' ');
    super(`${description}\n\nNothing was stored. If all of it is meant, repeat the command with ${options}`);
    this.name = 'UnconfirmedChangeError';
  }
}
