import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { FLEET_MESSAGE_COLUMNS } from './0152-fleet-webhooks';

const columns = (row: 'new' | 'old') => FLEET_MESSAGE_COLUMNS.map((column) => `${row}.${column}`).join(', ');
const NOT_YET = `('INITIATED', 'PAYMENT_INITIATED')`;

const statements: readonly string[] = [
  // Fleets that the server calls itself; the server writes them from its settings when it starts.
  `create table called_fleets (country text not null, fleet_id text not null, primary key (country, fleet_id))`,
  `create or replace function record_fleet_message() returns trigger language plpgsql as $$
  declare
    is_new boolean := tg_op = 'INSERT' or old.status in ${NOT_YET};
  begin
    if new.fleet_id is null or new.status in ${NOT_YET} then return null; end if;
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
];

export const calledFleets: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
