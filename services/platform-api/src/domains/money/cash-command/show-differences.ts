import type { Db } from '../../../platform/db/database';
import { ConfigError } from '../../../settings/config';
import { describeDifferences } from '../differences/describe-differences';
import { describeUncounted } from '../differences/describe-uncounted';
import { listCashDifferences, listUncountedReports } from '../differences/list-differences';
import { readCountry, refuseOthers, type CashOptions } from './cash-options';

const DAY_SECONDS = 86_400;
const DEFAULT_DAYS = 30;
const MOST_DAYS = 3660;

/** Reads the options at once, before the database is opened. */
export function showDifferences(options: CashOptions, nowSeconds: number): (db: Db) => Promise<string> {
  refuseOthers(options, ['country', 'days']);
  const country = readCountry(options);
  const days = Number(options.days ?? DEFAULT_DAYS);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new ConfigError(`--days is a whole number from 1 to ${MOST_DAYS}.`);
  const filter = { sinceSeconds: nowSeconds - days * DAY_SECONDS, country };
  return async (db) => {
    const differences = describeDifferences(await listCashDifferences(db, filter));
    const uncounted = describeUncounted(await listUncountedReports(db, filter));
    return [differences, uncounted].filter(Boolean).join('\n\n');
  };
}
