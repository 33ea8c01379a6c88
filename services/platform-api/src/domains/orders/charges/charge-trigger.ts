import type { DatabaseFunction } from '../../../platform/db/install-function';

/**
 * Runs at the commit of a transaction that placed an order, changed its fee (trigger `orders_charges`) or wrote lines
 * (`order_charges_sum`). Lines of this transaction must add up to the fee, with and without the voucher. A transaction
 * that wrote none is of an instance of before the lines, or left the fee of an order of before the lines as it was: the
 * fee becomes one line `unsplit`, after the reverse of the former lines.
 */
export const CHARGES_FUNCTION: DatabaseFunction = {
  name: 'check_order_charges',
  version: 2,
  statement: `create or replace function check_order_charges() returns trigger language plpgsql as $$
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
      coalesce(sum(amount_minor) filter (where kind not in ('return', 'refund', 'adjustment', 'voucher')), 0) as
        undiscounted,
      coalesce(bool_or(xmin = pg_current_xact_id()::xid) filter (where kind not in ('return', 'refund', 'adjustment')),
        false) as is_own
      into charged from order_charges where order_id = new.order_id;
    if charged.lines > 0 and charged.total = coalesce(placed.discounted, placed.fee)
      and charged.undiscounted = placed.fee then return null; end if;
    if charged.is_own then
      raise exception 'the charges of order % add up to % (% before the voucher), not to % (%)', new.order_id,
        charged.total, charged.undiscounted, coalesce(placed.discounted, placed.fee), placed.fee
        using errcode = 'check_violation', constraint = 'order_charges_sum';
    end if;
    happened := placed.updated_at;
    if charged.lines = 0 then
      if tg_op = 'INSERT' then
        happened := placed.created_at;
      elsif old.delivery_fee_minor = placed.fee
        and old.discounted_delivery_fee_minor is not distinct from placed.discounted then
        happened := placed.created_at;
      end if;
    end if;
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
  end $$`,
};

/** Lines are only added (trigger `order_charges_append_only`); they end with their order. */
export const APPEND_ONLY_FUNCTION: DatabaseFunction = {
  name: 'refuse_charge_change',
  version: 1,
  statement: `create or replace function refuse_charge_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and not exists (select from orders where order_id = old.order_id) then return old; end if;
    raise exception 'line % of order % cannot be changed; a correction is a new line', old.line, old.order_id
      using errcode = 'restrict_violation';
  end $$`,
};
