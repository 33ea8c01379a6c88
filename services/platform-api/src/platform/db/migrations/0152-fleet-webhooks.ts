import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Order columns sent to the fleet; other changes send nothing. */
export const FLEET_MESSAGE_COLUMNS = [
  'status',
  'preordered_for',
  'customer_name',
  'customer_phone_number',
  'address',
  'latitude',
  'longitude',
  'notes',
  'pickup_latitude',
  'pickup_longitude',
  'description',
  'amount_minor',
  'payment_method',
  'age_validation_required',
  'proofs_required',
  'rider_id',
  'origin_eta',
  'destination_eta',
  'cancellation_reason',
] as const;
const sentColumns = (row: 'new' | 'old') =>
  FLEET_MESSAGE_COLUMNS.map((column) => `${row}.${column}`).join(', ');
const NOT_YET = `('INITIATED', 'PAYMENT_INITIATED')`;

const statements: readonly string[] = [
  `create table fleet_webhooks (
    country text not null, fleet_id text not null, url text not null, events text not null,
    secret_sealed text not null, previous_secret_sealed text, previous_until bigint, switched_off_at bigint,
    created_at bigint not null, primary key (country, fleet_id))`,
  `create table fleet_messages (
    position bigint generated always as identity primary key,
    message_id text not null unique default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
    country text not null, fleet_id text not null, order_id text not null, type text not null,
    snapshot jsonb not null, body text, state text not null default 'waiting', tries integer not null default 0,
    first_try_at_ms bigint, next_try_at_ms bigint not null default 0, ended_at bigint)`,
  `create index fleet_messages_waiting on fleet_messages (next_try_at_ms) where state = 'waiting'`,
  `create index fleet_messages_by_order on fleet_messages (order_id, position) where state = 'waiting'`,
  `create index fleet_messages_by_fleet on fleet_messages (country, fleet_id, position)`,
  `create table fleet_message_attempts (
    position bigint not null, attempt integer not null, attempted_at_ms bigint not null, status_code integer,
    duration_ms integer not null, error text, primary key (position, attempt))`,
  // A trigger, so that every write to an order stores its message in the same transaction.
  `create function record_fleet_message() returns trigger language plpgsql as $$
  declare
    is_new boolean := tg_op = 'INSERT' or old.status in ${NOT_YET};
  begin
    if new.fleet_id is null or new.status in ${NOT_YET} then return null; end if;
    if is_new and new.status in ('PAYMENT_CANCELLED', 'PAYMENT_FAILED') then return null; end if;
    if not is_new and (${sentColumns('new')}) is not distinct from (${sentColumns('old')}) then return null; end if;
    insert into fleet_messages (country, fleet_id, order_id, type, snapshot)
    select new.country, new.fleet_id, new.order_id,
      case when is_new then 'delivery.created' when new.status = 'CANCELLED' then 'delivery.cancelled'
        else 'delivery.changed' end,
      to_jsonb(new)
    from fleet_webhooks as webhook
    where webhook.country = new.country and webhook.fleet_id = new.fleet_id and webhook.switched_off_at is null;
    return null;
  end $$`,
  `create trigger orders_fleet_message after insert or update on orders
    for each row execute function record_fleet_message()`,
];

export const fleetWebhooks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
