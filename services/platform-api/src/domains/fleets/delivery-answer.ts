import type { Delivery } from '@courier/api-client/fleet';
import type { Order } from '@courier/api-client/contract';
import { hasEnded } from '@courier/api-client/order-rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Deps } from './deps';
import type { OrderRow } from '../../platform/db/schema';
import { toMajor } from '../../platform/money';

const DAY_SECONDS = 86_400;

/** From when on names, phones and addresses of ended deliveries are left out. */
export interface ContactTerm {
  nowSeconds: number;
  contactDays: number;
}

interface Shop {
  name: string;
  phone: string;
  address_text: string;
  rider_instructions: string;
}

type Sender = NonNullable<Order['sender']>;
type Rider = NonNullable<Delivery['rider']>;

/** Orders as their fleet sees them. */
export async function listDeliveries(
  db: Db,
  rows: readonly OrderRow[],
  term: ContactTerm,
): Promise<Delivery[]> {
  if (rows.length === 0) return [];
  const vendorIds = [...new Set(rows.map(({ vendor_id }) => vendor_id))];
  const shops = await db
    .selectFrom('vendors')
    .select(['vendor_id', 'name', 'phone', 'address_text', 'rider_instructions'])
    .where('vendor_id', '=', sql<string>`any(${vendorIds})`)
    .execute();
  const riders = await findRiders(
    db,
    rows.flatMap(({ rider_id }) => (rider_id === null ? [] : [rider_id])),
  );
  return rows.map((row) =>
    toDelivery(
      row,
      shops.find(({ vendor_id }) => vendor_id === row.vendor_id),
      row.rider_id === null ? undefined : riders.get(row.rider_id),
      term,
    ),
  );
}

/** By our own rider id. */
async function findRiders(db: Db, riderIds: readonly string[]): Promise<ReadonlyMap<string, Rider>> {
  if (riderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('fleet_riders')
    .innerJoin('riders', 'riders.rider_id', 'fleet_riders.rider_id')
    .select(['riders.rider_id', 'external_id', 'name', 'phone_number', 'vehicle'])
    .where('riders.rider_id', '=', sql<string>`any(${riderIds})`)
    .execute();
  return new Map(
    rows.map(({ rider_id, external_id, name, phone_number, vehicle }) => [
      rider_id,
      { rider_id: external_id, name, phone_number, ...(vehicle === null ? {} : { vehicle }) },
    ]),
  );
}

function toDelivery(
  row: OrderRow,
  shop: Shop | undefined,
  rider: Rider | undefined,
  term: ContactTerm,
): Delivery {
  const sender = row.sender as Sender | null;
  const isShown = !isContactExpired(row, term);
  const contact = (name: string, phone_number: string, address: string) =>
    isShown ? { name, phone_number, address } : {};
  return {
    order_id: row.order_id,
    vendor_id: row.vendor_id,
    status: row.status,
    created_at: row.created_at,
    updated_at: row.updated_at,
    preordered_for: row.preordered_for,
    pickup: {
      ...(sender
        ? contact(sender.name, sender.phone_number, sender.location.address)
        : contact(shop?.name ?? '', shop?.phone ?? '', shop?.address_text ?? '')),
      notes: sender ? sender.location.notes : (shop?.rider_instructions ?? ''),
      latitude: row.pickup_latitude,
      longitude: row.pickup_longitude,
    },
    dropoff: {
      ...contact(row.customer_name, row.customer_phone_number, row.address),
      notes: row.notes,
      latitude: row.latitude,
      longitude: row.longitude,
    },
    items: toItems(row),
    age_check_required: row.age_validation_required,
    proofs_required: readProofsRequired(row),
    rider: isShown && rider ? rider : null,
    promised: { pickup_at: row.origin_eta, dropoff_at: row.destination_eta ?? row.promised_for },
    change_requested: null,
    cancellation:
      row.cancellation_reason === null || row.cancelled_by === null
        ? null
        : { reason: row.cancellation_reason, by: row.cancelled_by },
  };
}

/** What a delivery has to prove. */
export const readProofsRequired = ({
  proofs_required: text,
}: Pick<OrderRow, 'proofs_required'>): Delivery['proofs_required'] =>
  (text === null ? [] : text.split(',')) as Delivery['proofs_required'];

const isContactExpired = (
  { status, updated_at, delivered_at }: OrderRow,
  { nowSeconds, contactDays }: ContactTerm,
): boolean => hasEnded(status) && (delivered_at ?? updated_at) < nowSeconds - contactDays * DAY_SECONDS;

function toItems(row: OrderRow): Delivery['items'] {
  const amount = toMajor(row.amount_minor, row.country);
  return {
    description: row.description,
    amount,
    currency: row.currency,
    payment_method: row.payment_method,
    amount_to_collect: row.payment_method === 'CASH_ON_DELIVERY' ? amount : 0,
  };
}

/** The delivery as it is now. */
export async function readDelivery(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  db: Db,
  orderId: string,
): Promise<Delivery> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const term = { nowSeconds: clock.nowSeconds(), contactDays: config.fleetContactDays };
  const [delivery] = await listDeliveries(db, [row], term);
  return delivery as Delivery;
}
