import { countryConfig, type CountryCode } from '@courier/config';
import type { Db } from '../../../platform/db/database';
import type { CashAccount, CashEntryTable } from '../../../platform/db/tables/cash-tables';
import { lockForPosting } from './booking-lock';

/** Cash that moves between two accounts. */
export interface CashPosting {
  /** Unique. */
  posting: string;
  kind: CashEntryTable['kind'];
  country: CountryCode;
  /** Of whom the posting is. */
  subject: CashAccount;
  /** The account that then holds more. */
  to: CashAccount;
  /** The account that then holds less. */
  from: CashAccount;
  amountMinor: number;
  orderId?: string | null;
  occurredAtSeconds: number;
  actor: string;
  reason: string;
}

/**
 * Posts in a transaction.
 * @returns false, without a change, when a posting with this name exists
 */
export async function postCash(trx: Db, cash: CashPosting, nowSeconds: number): Promise<boolean> {
  const bookedAtSeconds = await lockForPosting(trx, cash.country, nowSeconds);
  const head = {
    posting: cash.posting,
    kind: cash.kind,
    country: cash.country,
    currency: countryConfig(cash.country).isoCurrency,
    subject: cash.subject,
    order_id: cash.orderId ?? null,
    occurred_at: cash.occurredAtSeconds,
    booked_at: bookedAtSeconds,
    actor: cash.actor,
    reason: cash.reason,
  };
  const stored = await trx
    .insertInto('cash_entries')
    .values([
      { ...head, account: cash.to, amount_minor: cash.amountMinor },
      { ...head, account: cash.from, amount_minor: -cash.amountMinor },
    ])
    .onConflict((conflict) => conflict.columns(['posting', 'account']).doNothing())
    .returning('account')
    .execute();
  return stored.length > 0;
}
