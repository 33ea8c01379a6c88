import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import { chargedAt, isCharged, isTaken } from '../statements/lines/charged-orders';
import { sumGuestCash, type ShopCash } from '../statements/lines/claim-cash';
import type { MonthRange } from '../statements/lines/months';
import type { AccountMonth, AccountRow } from './account-row';
import { costColumns, type ProviderCosts } from './provider-costs';

type ChargeSums = Pick<
  AccountRow,
  'vendorId' | 'name' | 'orders' | 'netMinor' | 'taxMinor' | 'grossMinor' | 'cardRefundedMinor'
>;

/**
 * Charges of the month that are on no statement of it: of guests, who get none, and per shop those that fall into a
 * later month, whose cash and balance are on that statement.
 */
export async function readUnstated(db: Db, { country, month, range }: AccountMonth): Promise<AccountRow[]> {
  const isGuest = sql<boolean>`orders.vendor_id like 'guest-%'`;
  const shop = sql`case when ${isGuest} then '' else coalesce(vendors.parent_vendor_id, vendors.vendor_id) end`;
  const { rows } = await sql<ChargeSums>`
    with charged as (
      select ${shop} as shop, order_charges.*
      from order_charges join orders using (order_id) join vendors on vendors.vendor_id = orders.vendor_id
      where orders.country = ${country} and ${isCharged}
        and ${chargedAt} >= ${range.from} and ${chargedAt} < ${range.until}
        and not exists (select from statement_lines as claimed join statements using (statement_id)
          where claimed.order_id = order_charges.order_id and claimed.line = order_charges.line
            and statements.month <= ${month}))
    select shop as "vendorId", coalesce(max(vendors.name), '') as name,
      count(distinct charged.order_id) filter (where kind not in ('return', 'refund', 'adjustment'))::integer as orders,
      (sum(amount_minor) - coalesce(sum(tax_minor), 0))::bigint as "netMinor",
      coalesce(sum(tax_minor), 0)::bigint as "taxMinor", sum(amount_minor)::bigint as "grossMinor",
      coalesce(-sum(amount_minor) filter (where kind = 'refund' and payment_reference is not null), 0)::bigint
        as "cardRefundedMinor"
    from charged left join vendors on vendors.vendor_id = shop
    group by shop order by shop`.execute(db);
  const unstated: AccountRow[] = [];
  const guestCash = await sumGuestCash(db, country, range);
  const hasGuestRow = rows.some(({ vendorId }) => vendorId === GUESTS.vendorId);
  const isMoved = guestCash.collectedMinor !== 0 || guestCash.paidOutMinor !== 0;
  for (const sums of isMoved && !hasGuestRow ? [GUESTS, ...rows] : rows)
    unstated.push(await toUnstatedRow(db, sums, { country, range, guestCash }));
  return unstated;
}

/** Guests without a charge in a month. */
const GUESTS: ChargeSums = {
  vendorId: '',
  name: '',
  orders: 0,
  netMinor: 0,
  taxMinor: 0,
  grossMinor: 0,
  cardRefundedMinor: 0,
};

async function toUnstatedRow(
  db: Db,
  sums: ChargeSums,
  { country, range, guestCash }: { country: CountryCode; range: MonthRange; guestCash: ShopCash },
): Promise<AccountRow> {
  const isGuests = sums.vendorId === GUESTS.vendorId;
  const cash = isGuests ? guestCash : { collectedMinor: 0, paidOutMinor: 0 };
  const settled = isGuests ? await readGuestSums(db, country, range) : NOTHING_SETTLED;
  return {
    ...sums,
    block: isGuests ? 'guests' : 'next_month',
    number: '',
    lateMinor: 0,
    cashCollectedMinor: cash.collectedMinor,
    cashPaidOutMinor: cash.paidOutMinor,
    ...settled,
    balanceMinor: isGuests
      ? sums.grossMinor -
        settled.cardPaidMinor +
        sums.cardRefundedMinor -
        cash.collectedMinor +
        cash.paidOutMinor
      : 0,
  };
}

const NOTHING_SETTLED = { cardPaidMinor: 0, costMinor: 0, ordersWithoutCost: 0 };

/** Card payments and costs of the orders of guests whose first line is of the month. */
async function readGuestSums(
  db: Db,
  country: CountryCode,
  range: MonthRange,
): Promise<typeof NOTHING_SETTLED> {
  const orders = sql`select orders.order_id from orders join order_charges using (order_id)
    where orders.country = ${country} and orders.vendor_id like 'guest-%' and line = 0 and ${isCharged}
      and ${chargedAt} >= ${range.from} and ${chargedAt} < ${range.until}`;
  const paid = await sql<{ minor: number }>`
    select coalesce(sum(payment_charges.amount_minor), 0)::bigint as minor
    from payment_charges join payment_intents using (intent_id) join orders using (order_id)
    where ${isTaken} and order_id in (${orders})`.execute(db);
  const costs = await sql<ProviderCosts>`
    select ${costColumns(country)} from external_deliveries as delivery
    where delivery.order_id in (${orders})`.execute(db);
  return { ...NOTHING_SETTLED, ...costs.rows[0], cardPaidMinor: paid.rows[0]?.minor ?? 0 };
}
