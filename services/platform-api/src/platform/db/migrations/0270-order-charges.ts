import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What each order costs, line by line. Earlier orders get their lines at the next change of their fee; until then, readers
 * see one line `unsplit`.
 */
export const orderCharges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table order_charges (
      order_id text not null references orders (order_id) on delete cascade, line integer not null,
      kind text not null check (kind in ('base', 'distance', 'minimum', 'surcharge', 'cash', 'return', 'voucher', 'tax',
        'rounding', 'unsplit', 'refund', 'adjustment')),
      name text, amount_minor bigint not null, tax_percent integer, tax_minor bigint, rule_version bigint,
      reverses integer, occurred_at bigint not null, actor text not null, reason text,
      primary key (order_id, line), unique (order_id, reverses),
      check ((tax_percent is null) = (tax_minor is null)))`.execute(db);
    await sql`create function check_order_charges() returns trigger language plpgsql as $$
      declare
        placed record;
        charged record;
        happened bigint;
      begin
        select delivery_fee_minor as fee, discounted_delivery_fee_minor as discounted, voucher ->> 'code' as code,
          created_at, updated_at into placed from orders where order_id = new.order_id;
        if not found then return null; end if;
        select coalesce(max(line), -1) + 1 as next,
          count(*) filter (where kind not in ('return', 'refund', 'adjustment')) as lines,
          coalesce(sum(amount_minor) filter (where kind not in ('return', 'refund', 'adjustment')), 0) as total,
          coalesce(bool_or(xmin = pg_current_xact_id()::xid) filter (where kind not in ('return', 'refund', 'adjustment')),
            false) as is_own
          into charged from order_charges where order_id = new.order_id;
        if charged.lines > 0 and charged.total = coalesce(placed.discounted, placed.fee) then return null; end if;
        if charged.is_own then
          raise exception 'the charges of order % add up to %, not to %', new.order_id, charged.total,
            coalesce(placed.discounted, placed.fee) using errcode = 'check_violation', constraint = 'order_charges_sum';
        end if;
        happened := case when charged.lines = 0 and tg_op = 'INSERT' then placed.created_at else placed.updated_at end;
        with reversed as (
          insert into order_charges (order_id, line, kind, name, amount_minor, tax_percent, tax_minor, rule_version,
            reverses, occurred_at, actor, reason)
          select former.order_id, charged.next + row_number() over (order by former.line) - 1, former.kind, former.name,
            -former.amount_minor, former.tax_percent, -former.tax_minor, former.rule_version, former.line, happened,
            'database', 'changed'
          from order_charges as former
          where former.order_id = new.order_id and former.reverses is null
            and former.kind not in ('return', 'refund', 'adjustment')
            and not exists (select from order_charges as later
              where later.order_id = former.order_id and later.reverses = former.line)
          returning line)
        select charged.next + count(*) as next into charged from reversed;
        insert into order_charges (order_id, line, kind, name, amount_minor, occurred_at, actor)
        values (new.order_id, charged.next, 'unsplit', null, placed.fee, happened, 'database');
        if placed.discounted is not null then
          insert into order_charges (order_id, line, kind, name, amount_minor, occurred_at, actor)
          values (new.order_id, charged.next + 1, 'voucher', placed.code, placed.discounted - placed.fee, happened,
            'database');
        end if;
        return null;
      end $$`.execute(db);
    await sql`create function refuse_charge_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and not exists (select from orders where order_id = old.order_id) then return old; end if;
        raise exception 'line % of order % cannot be changed; a correction is a new line', old.line, old.order_id
          using errcode = 'restrict_violation';
      end $$`.execute(db);
    await sql`create constraint trigger orders_charges
      after insert or update of delivery_fee_minor, discounted_delivery_fee_minor on orders
      deferrable initially deferred for each row execute function check_order_charges()`.execute(db);
    await sql`create constraint trigger order_charges_sum after insert on order_charges
      deferrable initially deferred for each row when (new.kind not in ('return', 'refund', 'adjustment'))
      execute function check_order_charges()`.execute(db);
    await sql`create trigger order_charges_append_only before update or delete on order_charges
      for each row execute function refuse_charge_change()`.execute(db);
  },
};
