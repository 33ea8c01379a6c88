import { countryConfig } from '@courier/config';
import { randomBytes } from 'node:crypto';
import type { Author } from '../../../platform/audit/authors';
import { recordAction } from '../../../platform/audit/record-action';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { CashAccount } from '../../../platform/db/tables/cash-tables';
import { ConfigError } from '../../../settings/config';
import { writeAmount } from '../../../platform/money';
import { listOutlets, sumOutlets } from '../due/list-outlets';
import { findSubject, postCash, type CashPosting } from '../ledger/post-cash';
import { readBalance } from '../ledger/read-balance';
import { describeSubject, findVisibleId, type Holder } from './find-holder';
import { readAmount } from './read-amount';

/** What an operator books by command. */
export type Move = 'hand-in' | 'payout' | 'adjustment';

export interface MoveInput {
  amount: string;
  reason: string;
  /** Number of the paper or of the bank transfer; a number of its own where it is null. */
  receipt: string | null;
  /** Of an adjustment: the order whose shop gets the cash. */
  orderId: string | null;
  actor: string;
  author: Author;
  nowSeconds: number;
}

const DONE: Readonly<Record<Move, string>> = {
  'hand-in': 'handed in',
  payout: 'was paid',
  adjustment: 'holds more by',
};

/**
 * Books cash that a rider or fleet hands in, that a shop is paid, or that a rider or fleet holds besides the delivered
 * orders. A wrong entry is taken back by one with the opposite amount.
 * @returns a sentence with the new balance
 * @throws ConfigError for an amount that the currency cannot have, and for a receipt that is already booked
 */
export async function moveCash(db: Db, move: Move, holder: Holder, input: MoveInput): Promise<string> {
  const { country, account, name } = holder;
  const amountMinor = readAmount(input.amount, country);
  if (typeof amountMinor === 'string') throw new ConfigError(amountMinor);
  if (amountMinor === 0) throw new ConfigError('An amount of 0 moves no cash.');
  const receipt = input.receipt ?? randomBytes(5).toString('hex');
  const postingName = `${move}:${country}:${receipt}`;
  const isBooked = await inTransaction(db, async (trx) => {
    const posting: CashPosting = {
      posting: postingName,
      kind: move,
      country,
      subject: account,
      ...(await chooseSides(trx, move, holder, input.orderId)),
      amountMinor,
      orderId: input.orderId,
      occurredAtSeconds: input.nowSeconds,
      actor: input.actor,
      reason: input.reason,
    };
    if (!(await postCash(trx, posting, input.nowSeconds))) return false;
    const subjects = [
      await findVisibleId(trx, account),
      `posting:${postingName}`,
      ...(input.orderId ? [`order:${input.orderId}`] : []),
    ];
    const recorded = { country, subjects, after: { amount_minor: amountMinor }, why: input.reason };
    await recordAction(trx, input.author, { action: `cash.${move}`, ...recorded }, input.nowSeconds);
    return true;
  });
  if (!isBooked) {
    const subject = await findSubject(db, postingName);
    const other = subject === null || subject === account ? '' : ` for ${await describeSubject(db, subject)}`;
    throw new ConfigError(`Receipt ${receipt} is already booked${other}: nothing was booked.`);
  }
  const currency = countryConfig(country).isoCurrency;
  const amount = `${writeAmount(amountMinor, country)} ${currency}`;
  return `${name} ${DONE[move]} ${amount} (receipt ${receipt}). ${await describeBalance(db, holder)}`;
}

/** What is due to a shop includes its outlets: a payment to it is for them too. */
async function describeBalance(db: Db, { country, account }: Holder): Promise<string> {
  const isShop = account.startsWith('shop:');
  const owedMinor = isShop
    ? sumOutlets(await listOutlets(db, { country, vendorId: account.slice('shop:'.length) }))
    : await readBalance(db, country, account);
  const amount = `${writeAmount(Math.abs(owedMinor), country)} ${countryConfig(country).isoCurrency}`;
  if (owedMinor === 0) return 'Nothing is left.';
  if (owedMinor > 0) return `${amount} ${isShop ? 'are left for the shop' : 'are still due'}.`;
  return `${amount} more than was due: they stay as a balance.`;
}

async function chooseSides(
  trx: Db,
  move: Move,
  { account, country }: Holder,
  orderId: string | null,
): Promise<Record<'to' | 'from', CashAccount>> {
  if (move === 'hand-in') return { to: 'operator', from: account };
  if (move === 'payout' || orderId === null) return { to: account, from: 'operator' };
  const order = await trx
    .selectFrom('orders')
    .select('vendor_id')
    .where('order_id', '=', orderId)
    .where('country', '=', country)
    .executeTakeFirst();
  if (!order) throw new ConfigError(`There is no order ${orderId} in ${country}.`);
  return { to: account, from: `shop:${order.vendor_id}` };
}
