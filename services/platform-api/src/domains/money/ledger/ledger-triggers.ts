import type { DatabaseFunction } from '../../../platform/db/install-function';

/**
 * Checks at the commit that the entries of a posting sum to zero in one currency, and that their day is open (trigger
 * `cash_entries_sum`). The advisory lock waits for a closing that has not ended.
 */
export const POSTING_SUM_FUNCTION: DatabaseFunction = {
  name: 'check_cash_posting',
  version: 1,
  statement: `create or replace function check_cash_posting() returns trigger language plpgsql as $$
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
  end $$`,
};

/**
 * Entries and closed days are only added (triggers `cash_entries_append_only` and `cash_closings_append_only`). Entries
 * end with their order, or with the rider or shop of whom they are, when `npm run forget-demo` deletes these.
 */
export const LEDGER_APPEND_FUNCTION: DatabaseFunction = {
  name: 'refuse_cash_change',
  version: 1,
  statement: `create or replace function refuse_cash_change() returns trigger language plpgsql as $$
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
  end $$`,
};
