import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who holds which cash. The ledger begins with the deliveries after this migration. */
export const cashLedger: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table cash_entries (
      posting text not null, account text not null check (account ~ '^(operator|(rider|fleet|shop):.+)$'),
      country text not null, currency text not null, amount_minor bigint not null check (amount_minor <> 0),
      kind text not null check (kind in ('assumed', 'collected', 'corrected', 'hand-in', 'remittance', 'payout',
        'adjustment')),
      subject text not null check (subject ~ '^(rider|fleet|shop):.+$'),
      order_id text references orders (order_id) on delete cascade,
      occurred_at bigint not null, booked_at bigint not null, actor text not null, reason text,
      primary key (posting, account))`.execute(db);
    await sql`create index cash_entries_of_account on cash_entries (country, account, booked_at)
      include (amount_minor, kind)`.execute(db);
    await sql`create index cash_entries_of_order on cash_entries (order_id) where order_id is not null`.execute(
      db,
    );
    await sql`create table cash_closings (
      country text not null, day text not null, ends_at bigint not null, closed_at bigint not null, actor text not null,
      primary key (country, day))`.execute(db);
    await createFunctions(db);
    await createTriggers(db);
  },
};

/** Servers install later texts (ADR 55). */
async function createFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`create function post_order_cash() returns trigger language plpgsql as $$
    declare
      due bigint := case when new.payment_method = 'CASH_ON_DELIVERY' then new.amount_minor else 0 end;
      added bigint := coalesce(new.cash_collected_minor, due);
      earlier record;
      holder text;
      posting_name text;
      booked bigint;
      posting_kind text := case when new.cash_collected_minor is null then 'assumed' else 'collected' end;
    begin
      if old.status = 'DELIVERED' then
        added := added - coalesce(old.cash_collected_minor, due);
        posting_kind := 'corrected';
      end if;
      if added = 0 then return null; end if;
      perform pg_advisory_xact_lock_shared(hashtextextended('cash ledger ' || new.country, 0));
      select count(distinct posting) as postings, max(subject) as holder into earlier
        from cash_entries where order_id = new.order_id and kind in ('assumed', 'collected', 'corrected');
      holder := coalesce(earlier.holder, case
        when exists (select from rider_accounts where rider_id = new.rider_id) then 'rider:' || new.rider_id
        else 'fleet:' || coalesce(new.fleet_id, 'main') end);
      posting_name := 'order:' || new.order_id || ':' || earlier.postings + 1;
      select greatest(new.updated_at, max(ends_at)) into booked from cash_closings where country = new.country;
      insert into cash_entries (posting, account, country, currency, amount_minor, kind, subject, order_id, occurred_at,
        booked_at, actor)
      select posting_name, entry.account, new.country, new.currency, entry.amount, posting_kind, holder, new.order_id,
        coalesce(new.cash_collected_at, new.delivered_at, new.updated_at), booked, 'order'
      from (values (holder, added), ('shop:' || new.vendor_id, -added)) as entry (account, amount);
      return null;
    end $$`.execute(db);
  await sql`create function check_cash_posting() returns trigger language plpgsql as $$
    declare
      total record;
    begin
      select sum(amount_minor) as amount, count(distinct (country, currency, kind, subject, order_id)) as heads
        into total from cash_entries where posting = new.posting;
      if total.amount <> 0 or total.heads <> 1 then
        raise exception 'the entries of posting % sum to % with % heads, not to 0 with one', new.posting,
          total.amount, total.heads using errcode = 'check_violation', constraint = 'cash_entries_sum';
      end if;
      perform pg_advisory_xact_lock_shared(hashtextextended('cash ledger ' || new.country, 0));
      if exists (select from cash_closings where country = new.country and ends_at > new.booked_at) then
        raise exception 'posting % is in a closed day', new.posting
          using errcode = 'check_violation', constraint = 'cash_entries_open_day';
      end if;
      return null;
    end $$`.execute(db);
  await sql`create function refuse_cash_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and tg_table_name = 'cash_entries' then
        if old.order_id is not null and not exists (select from orders where order_id = old.order_id) then
          return old;
        end if;
        if old.order_id is null and old.subject like 'rider:%'
          and not exists (select from rider_accounts where 'rider:' || rider_id = old.subject) then return old; end if;
        if old.order_id is null and old.subject like 'shop:%'
          and not exists (select from vendors where 'shop:' || vendor_id = old.subject) then return old; end if;
      end if;
      raise exception 'a row of % cannot be changed; a correction is a new posting', tg_table_name
        using errcode = 'restrict_violation';
    end $$`.execute(db);
}

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger orders_cash after update of status, cash_collected_minor on orders for each row
    when (new.status = 'DELIVERED' and (old.status is distinct from new.status
      or old.cash_collected_minor is distinct from new.cash_collected_minor))
    execute function post_order_cash()`.execute(db);
  await sql`create constraint trigger cash_entries_sum after insert on cash_entries
    deferrable initially deferred for each row execute function check_cash_posting()`.execute(db);
  for (const table of ['cash_entries', 'cash_closings'])
    await sql
      .raw(
        `create trigger ${table}_append_only before update or delete on ${table}
          for each row execute function refuse_cash_change()`,
      )
      .execute(db);
}
