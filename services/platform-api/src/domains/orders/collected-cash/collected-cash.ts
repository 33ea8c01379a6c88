import type { Order } from '@courier/api-client/contract';
import type { OrderRow } from '../../../platform/db/schema';
import { toMajor } from '../../../platform/money';
import { cashDueMinor } from './cash-due';

/** Without a report, the amount due counts from the delivery on. Absent where there was no cash. */
export function toCollectedCash(row: OrderRow): Pick<Order, 'collected_cash'> {
  const { country, cash_collected_minor: amountMinor, cash_collected_at: collectedAt } = row;
  if (amountMinor === null || collectedAt === null) return assumeAmountDue(row);
  const { cash_reason: reason, cash_corrected_from_minor: correctedFromMinor } = row;
  return {
    collected_cash: {
      amount: toMajor(amountMinor, country),
      collected_at: collectedAt,
      assumed: false,
      difference: toMajor(row.cash_difference_minor ?? 0, country),
      ...(reason === null ? {} : { reason }),
      ...(correctedFromMinor === null ? {} : { corrected_from: toMajor(correctedFromMinor, country) }),
    },
  };
}

function assumeAmountDue(row: OrderRow): Pick<Order, 'collected_cash'> {
  const { status, delivered_at: deliveredAt, country } = row;
  const dueMinor = cashDueMinor(row);
  if (status !== 'DELIVERED' || deliveredAt === null || dueMinor === 0) return {};
  const amount = toMajor(dueMinor, country);
  return { collected_cash: { amount, collected_at: deliveredAt, assumed: true, difference: 0 } };
}
