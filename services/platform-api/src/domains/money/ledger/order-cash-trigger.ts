import type { DatabaseFunction } from '../../../platform/db/install-function';

/**
 * Posts the cash of a delivered order in the transaction that stores it (trigger `orders_cash`): the reported amount, or
 * the amount due without a report. A later report posts the difference from the earlier amount alone, so that orders of
 * before the ledger do not enter it. The advisory lock keeps the posting out of a day that is being closed.
 */
export const ORDER_CASH_FUNCTION: DatabaseFunction = {
  name: 'post_order_cash',
  version: 1,
  statement: `create or replace function post_order_cash() returns trigger language plpgsql as $$
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
  end $$`,
};
