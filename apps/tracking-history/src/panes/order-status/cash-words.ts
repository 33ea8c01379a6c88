import type { Order } from '@courier/api-client';
import { CASH_REASONS } from '@courier/api-client/order-rules';
import type { Wording } from '../../copy';

/** How the received cash differs from the amount due; null where it does not. */
export function cashDifferenceWords(
  { collected_cash: cash }: Pick<Order, 'collected_cash'>,
  { t, money }: Wording,
): string | null {
  if (!cash || cash.difference === 0) return null;
  const amount = money(Math.abs(cash.difference));
  return t(cash.difference < 0 ? 'cash.less' : 'cash.more', { amount });
}

/** A newer server may send a reason that this page lacks, which is shown as it is. */
export function cashReasonWords(reason: string, { t }: Wording): string {
  const known = CASH_REASONS.find((code) => code === reason);
  return t('timeline.reason', { reason: known ? t(`cash.reasons.${known}`) : reason });
}
