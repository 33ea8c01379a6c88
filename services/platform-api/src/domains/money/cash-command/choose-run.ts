import type { Db } from '../../../platform/db/database';
import { ConfigError } from '../../../settings/config';
import { bookClosing, bookMove } from './book-cash';
import { readCashOptions, USAGE } from './cash-options';
import { showDifferences } from './show-differences';
import { showDue } from './show-due';

/**
 * The work of a command, whose arguments are checked before the database is opened.
 * @throws ConfigError with the usage
 */
export function chooseRun(args: string[], nowSeconds: number): (db: Db) => Promise<string> {
  const { command, subject, options } = readCashOptions(args);
  if (command === 'differences' && subject === undefined) return showDifferences(options, nowSeconds);
  if (command === 'due' && subject === undefined) return showDue(options, nowSeconds);
  if (command === 'hand-in') return bookMove('hand-in', subject, options, nowSeconds);
  if (command === 'pay-out') return bookMove('payout', subject, options, nowSeconds);
  if (command === 'adjust') return bookMove('adjustment', subject, options, nowSeconds);
  if (command === 'close') return bookClosing(subject, options, nowSeconds);
  throw new ConfigError(USAGE);
}
