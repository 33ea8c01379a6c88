import type { ChargeKind, OrderStatus } from '@courier/api-client/order-rules';
import { countryConfig, type CountryCode } from '@courier/config';
import { sql } from 'kysely';
import { newVendor } from '../../domains/accounts/registration/new-vendor';
import { inTransaction, type Db } from '../../platform/db/database';

/** A shop, or an outlet of one. */
export async function plantShop(
  db: Db,
  {
    vendorId,
    country,
    parentId = null,
  }: { vendorId: string; country: CountryCode; parentId?: string | null },
): Promise<void> {
  const known = { name: `Shop ${vendorId}`, phone: '', paymentMethods: {}, nowSeconds: 1 };
  await db
    .insertInto('vendors')
    .values({
      ...newVendor({ ...known, vendorId, country }),
      parent_vendor_id: parentId,
      is_parent: parentId === null,
    })
    .execute();
}

export interface PlantedLine {
  kind: ChargeKind;
  amountMinor: number;
  taxPercent?: number;
  taxMinor?: number;
  at?: number;
  /** Of a refund to a card. */
  reference?: string;
}

export interface PlantedOrder {
  orderId: string;
  vendorId: string;
  country: CountryCode;
  status: OrderStatus;
  /** Unix seconds. */
  createdAt: number;
  endedAt: number;
  lines: readonly PlantedLine[];
  /** Due in cash; none without it. */
  cashMinor?: number;
  /** `main` without it. */
  fleetId?: string;
  riderId?: string;
  /** A captured card payment of the fee. */
  isPaidByCard?: boolean;
}

const isFee = ({ kind }: PlantedLine) => !['return', 'refund', 'adjustment'].includes(kind);
const sumLines = (lines: readonly PlantedLine[]) =>
  lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** An order that ended, with its lines, its history, its cash in the ledger and its card payment. */
export async function plantOrder(db: Db, order: PlantedOrder): Promise<void> {
  const { orderId, country, createdAt, endedAt, status, lines, cashMinor, isPaidByCard } = order;
  const { isoCurrency } = countryConfig(country);
  const voucher = lines.filter(({ kind }) => kind === 'voucher');
  const fee = sumLines(lines.filter(isFee));
  const discounted = voucher.length === 0 ? null : fee;
  await inTransaction(db, async (trx) => {
    await sql`
      insert into orders (order_id, country, vendor_id, created_at, updated_at, status, customer_name,
        customer_phone_number, address, latitude, longitude, notes, description, amount_minor, currency, payment_method,
        cold_bag_needed, delivery_fee_minor, discounted_delivery_fee_minor, proofs, age_validation_required, fleet_id,
        rider_id)
      values (${orderId}, ${country}, ${order.vendorId}, ${createdAt}, ${createdAt}, 'PICKED_UP', 'Secret Customer',
        '+6581234567', 'Road', 1.3, 103.8, '', 'Tea', ${cashMinor ?? 0}, ${isoCurrency},
        ${cashMinor === undefined ? 'PAID' : 'CASH_ON_DELIVERY'}, false, ${fee - sumLines(voucher)}, ${discounted}::bigint,
        '[]', false, ${order.fleetId ?? null}, ${order.riderId ?? null})`.execute(trx);
    if (lines.length > 0) await plantLines(trx, order, lines);
  });
  await db
    .insertInto('order_status_history')
    .values({ order_id: orderId, position: 0, status, created_at: endedAt })
    .execute();
  await sql`update orders set status = ${status}, updated_at = ${endedAt},
    delivered_at = ${status === 'DELIVERED' ? endedAt : null}::bigint where order_id = ${orderId}`.execute(
    db,
  );
  if (isPaidByCard) await plantPayment(db, order, fee);
}

/** Adds lines to an order. */
export async function plantLines(
  db: Db,
  { orderId, createdAt }: Pick<PlantedOrder, 'orderId' | 'createdAt'>,
  lines: readonly PlantedLine[],
): Promise<void> {
  const stored = await db
    .selectFrom('order_charges')
    .select('line')
    .where('order_id', '=', orderId)
    .execute();
  await db
    .insertInto('order_charges')
    .values(
      lines.map(({ kind, amountMinor, reference = null, at = createdAt, ...tax }, index) => ({
        order_id: orderId,
        line: stored.length + index,
        kind,
        name: null,
        amount_minor: amountMinor,
        tax_percent: tax.taxPercent ?? null,
        tax_minor: tax.taxMinor ?? null,
        payment_reference: reference,
        occurred_at: at,
        actor: 'operator' as const,
      })),
    )
    .execute();
}

async function plantPayment(db: Db, { orderId, vendorId, country }: PlantedOrder, amountMinor: number) {
  const { isoCurrency } = countryConfig(country);
  await sql`insert into wallets (wallet_id, country, owner, created_at)
    values (${`w-${orderId}`}, ${country}, ${`o-${orderId}`}, 1)`.execute(db);
  await sql`
    insert into payment_intents (intent_id, wallet_id, country, vendor_id, order_body, payable_minor, currency, status,
      order_id, created_at, expires_at)
    values (${`i-${orderId}`}, ${`w-${orderId}`}, ${country}, ${vendorId}, '{}', ${amountMinor}, ${isoCurrency},
      'AUTHORISED', ${orderId}, 1, 1)`.execute(db);
  await sql`
    insert into payment_charges (reference, intent_id, country, adapter, amount_minor, currency, state, return_hash,
      keeps_card, holder_name, created_at, captured_at)
    values (${`c-${orderId}`}, ${`i-${orderId}`}, ${country}, 'adyen', ${amountMinor}, ${isoCurrency}, 'CAPTURED', ${orderId},
      false, '', 1, 2)`.execute(db);
}
