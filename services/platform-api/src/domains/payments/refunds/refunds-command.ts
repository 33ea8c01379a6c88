import { consoleAuthor } from '../../../platform/audit/authors';
import { recordAction } from '../../../platform/audit/record-action';
import { systemClock } from '../../../platform/clock';
import { inTransaction, type Db } from '../../../platform/db/database';
import { openExisting } from '../../../platform/db/commands/open-existing';
import { createOrderBus } from '../../../platform/live-bus/live-bus';
import { formatAmount } from '../../../platform/money';
import { runCommand } from '../../../platform/run-command';
import { ConfigError, readConfig } from '../../../settings/config';
import { readRefundable } from '../../orders';
import { describeRefunds } from './describe-refunds';
import { readRefundAmount, readRefundQuestion, USAGE, type RefundQuestion } from './read-refund';
import { refundOrder } from './refund-order';

/** `npm run refunds`: refunds an order; the settings name the database as for the server. */
async function main(): Promise<string> {
  const question = readRefundQuestion(process.argv.slice(2));
  if (!question) return USAGE;
  const database = await openExisting(readConfig(process.env));
  try {
    return await database.alone(() => run(database.db, question));
  } finally {
    await database.close();
  }
}

async function run(db: Db, { orderId, refund }: RefundQuestion): Promise<string> {
  const refundable = await readRefundable(db, orderId);
  if (!refundable) throw new ConfigError(`There is no order ${orderId}.`);
  if (!refund) return describeRefunds(db, refundable);
  const { country, vendor_id: shop } = refundable.order;
  const { amount, ...request } = refund;
  const amountMinor = readRefundAmount(amount, country);
  // Running servers find the event of the changed order in the database.
  const deps = { bus: createOrderBus(), clock: systemClock };
  const refunded = await inTransaction(db, async (trx) => {
    const result = await refundOrder(deps, trx, { orderId, amountMinor, ...request });
    const { reason: why, line, by } = request;
    const after = { by, line, amount_minor: result.amountMinor, reference: result.reference };
    const subjects = [`order:${orderId}`, `shop:${shop}`];
    const recorded = { action: 'refunds.refund', country, subjects, after, why } as const;
    await recordAction(trx, consoleAuthor(), recorded, systemClock.nowSeconds());
    return result;
  });
  const money = formatAmount(refunded.amountMinor, country);
  return refunded.reference === null
    ? `${money} of ${orderId} is credited to ${shop}.`
    : `${money} of ${orderId} goes back to the card. The server sends the refund ${refunded.reference}.`;
}

await runCommand(main);
