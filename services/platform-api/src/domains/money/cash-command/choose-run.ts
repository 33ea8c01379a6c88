import type { Db } from '../../../platform/db/database';
import { bookClosing, bookMove } from './book-cash';
import { createUsageError, readCashOptions } from './cash-options';
import { remitFile } from './remit-file';
import { showDifferences } from './show-differences';
import { showDue } from './show-due';

/**
 * The work of a command, whose arguments are checked before the database is opened.
 * @throws ConfigError with the mistake and the usage
 */
export function chooseRun(args: string[], nowSeconds: number): (db: Db) => Promise<string> {
  const { command, subject, options } = readCashOptions(args);
  if (command === 'differences' && subject === undefined) return showDifferences(options, nowSeconds);
  if (command === 'due' && subject === undefined) return showDue(options, nowSeconds);
  if (command === 'hand-in') return bookMove('hand-in', subject, options, nowSeconds);
  if (command === 'remit') return remitFile(subject, options, nowSeconds);
  if (command === 'pay-out') return bookMove('payout', subject, options, nowSeconds);
  if (command === 'adjust') return bookMove('adjustment', subject, options, nowSeconds);
  if (command === 'close') return bookClosing(subject, options, nowSeconds);
  if (command === 'differences' || command === 'due')
    throw createUsageError(`There are too many arguments: ${subject ?? ''}.`);
  throw createUsageError(command === '' ? 'Name a command.' : `There is no command ${command}.`);
}
