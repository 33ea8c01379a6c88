import { userInfo } from 'node:os';
import { consoleAuthor } from '../../../platform/audit/authors';
import type { Db } from '../../../platform/db/database';
import { ConfigError } from '../../../settings/config';
import { readDay } from '../due/cash-day';
import { describeDue } from '../due/describe-due';
import { listDue } from '../due/list-due';
import { closeDay } from '../hand-in/close-day';
import {
  findFleetHolder,
  findRiderHolder,
  findShopHolder,
  hasEntries,
  hasOrders,
  type Holder,
} from '../hand-in/find-holder';
import { moveCash, type Move } from '../hand-in/move-cash';
import { createUsageError, refuseOthers, requireCountry, type CashOptions } from './cash-options';

type Run = (db: Db) => Promise<string>;

/** The person at the console. */
export const readActor = ({ by }: CashOptions): string => by ?? userInfo().username;

export function bookMove(
  move: Move,
  subject: string | undefined,
  options: CashOptions,
  nowSeconds: number,
): Run {
  const { amount, why, receipt = null, order = null } = options;
  refuseOthers(options, [
    'amount',
    'why',
    'receipt',
    'by',
    ...(move === 'payout' ? [] : (['fleet', 'country'] as const)),
    ...(move === 'adjustment' ? (['order'] as const) : []),
  ]);
  const find = chooseHolder(move, subject, options);
  if (!amount) throw createUsageError('Name the amount, for example --amount 640.');
  if (!why?.trim()) throw createUsageError('Name the reason, for example --why "end of shift".');
  const by = { actor: readActor(options), author: consoleAuthor() };
  const input = { amount, reason: why, receipt, orderId: order, ...by, nowSeconds };
  return async (db) => moveCash(db, move, await find(db), input);
}

function chooseHolder(
  move: Move,
  subject: string | undefined,
  options: CashOptions,
): (db: Db) => Promise<Holder> {
  const { fleet } = options;
  if ((subject === undefined) === (fleet === undefined))
    throw createUsageError(
      move === 'payout'
        ? 'Name the shop, for example v1001.'
        : 'Name either a rider or a fleet with --fleet.',
    );
  if (fleet !== undefined) {
    const country = requireCountry(options);
    if (move !== 'adjustment') return (db) => findFleetHolder(db, country, fleet);
    const holder: Holder = { account: `fleet:${fleet}`, country, name: fleet };
    return async (db) => {
      // Its cash may be from before the ledger.
      if ((await hasEntries(db, holder)) || (await hasOrders(db, country, fleet))) return holder;
      throw new ConfigError(`The database has neither cash nor orders of a fleet ${fleet} in ${country}.`);
    };
  }
  const id = subject ?? '';
  return (db) => (move === 'payout' ? findShopHolder(db, id) : findRiderHolder(db, id));
}

export function bookClosing(date: string | undefined, options: CashOptions, nowSeconds: number): Run {
  refuseOthers(options, ['country', 'by']);
  if (date === undefined) throw createUsageError('Name the day, for example 2026-11-30.');
  const day = readDay(requireCountry(options), date);
  return async (db) => {
    const isClosed = await closeDay(db, day, {
      actor: readActor(options),
      author: consoleAuthor(),
      nowSeconds,
    });
    const result = isClosed
      ? `${day.country} ${day.date} and the days before are closed.`
      : `${day.country} ${day.date} was closed before.`;
    return `${result}\n${describeDue(day, await listDue(db, day))}`;
  };
}
