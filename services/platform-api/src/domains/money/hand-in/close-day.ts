import { countryConfig } from '@courier/config';
import { localTime, localDate } from '@courier/config/time';
import type { Author } from '../../../platform/audit/authors';
import { recordAction } from '../../../platform/audit/record-action';
import { inTransaction, type Db } from '../../../platform/db/database';
import { ConfigError } from '../../../settings/config';
import type { CashDay } from '../due/cash-day';
import { lockForClosing, readClosedUntil } from '../ledger/booking-lock';

/**
 * Closes a day and all days before it: nothing is booked on them any more.
 * @returns false when it is closed already
 * @throws ConfigError for a day that has not ended
 */
export async function closeDay(
  db: Db,
  { country, date, endsAtSeconds }: CashDay,
  { actor, author, nowSeconds }: { actor: string; author: Author; nowSeconds: number },
): Promise<boolean> {
  const { timezone } = countryConfig(country);
  if (nowSeconds < endsAtSeconds)
    throw new ConfigError(
      `${date} has not ended in ${country}, where it is ${localDate(nowSeconds, timezone)} ${localTime(nowSeconds, timezone)}.`,
    );
  return inTransaction(db, async (trx) => {
    await lockForClosing(trx, country);
    if ((await readClosedUntil(trx, country)) >= endsAtSeconds) return false;
    await trx
      .insertInto('cash_closings')
      .values({ country, day: date, ends_at: endsAtSeconds, closed_at: nowSeconds, actor })
      .execute();
    const subjects = [`day:${date}`];
    await recordAction(trx, author, { action: 'cash.close', country, subjects }, nowSeconds);
    return true;
  });
}
