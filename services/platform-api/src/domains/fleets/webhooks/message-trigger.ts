import type { DatabaseFunction } from '../../../platform/db/install-function';
import type { OrderRow } from '../../../platform/db/schema';

/** Order columns sent to the fleet; changes of other columns send nothing. */
export const MESSAGE_COLUMNS = [
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
] as const satisfies readonly (keyof OrderRow)[];

const columns = (row: 'new' | 'old') => MESSAGE_COLUMNS.map((column) => `${row}.${column}`).join(', ');
const UNPAID = `('INITIATED', 'PAYMENT_INITIATED')`;

/**
 * Runs for each inserted or updated row of `orders` (trigger `orders_fleet_message`), so that every write stores its
 * message in the same transaction (ADR 47).
 */
export const MESSAGE_FUNCTION: DatabaseFunction = {
  name: 'record_fleet_message',
  version: 1,
  statement: `create or replace function record_fleet_message() returns trigger language plpgsql as $$
  declare
    is_new boolean := tg_op = 'INSERT' or old.status in ${UNPAID};
  begin
    if new.fleet_id is null or new.status in ${UNPAID} then return null; end if;
    if is_new and new.status in ('PAYMENT_CANCELLED', 'PAYMENT_FAILED') then return null; end if;
    if not is_new and (${columns('new')}) is not distinct from (${columns('old')}) then return null; end if;
    insert into fleet_messages (country, fleet_id, order_id, type, snapshot)
    select new.country, new.fleet_id, new.order_id,
      case when is_new then 'delivery.created' when new.status = 'CANCELLED' then 'delivery.cancelled'
        else 'delivery.changed' end,
      to_jsonb(new)
    where exists (select 1 from fleet_webhooks as webhook where webhook.country = new.country
        and webhook.fleet_id = new.fleet_id and webhook.switched_off_at is null)
      or exists (select 1 from called_fleets as called where called.country = new.country
        and called.fleet_id = new.fleet_id);
    return null;
  end $$`,
};
