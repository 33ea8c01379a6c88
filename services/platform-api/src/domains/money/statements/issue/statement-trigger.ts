import type { DatabaseFunction } from '../../../../platform/db/install-function';

/**
 * Documents, and which lines and payments they contain, are only added (triggers `statements_append_only`
 * and those of `statement_lines`, `statement_payments` and `statement_cash`). They end with their shop when `npm run
 * forget-demo` deletes it.
 */
export const STATEMENT_FUNCTION: DatabaseFunction = {
  name: 'refuse_statement_change',
  version: 1,
  statement: `create or replace function refuse_statement_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if tg_table_name = 'statements' then
        if not exists (select from vendors where vendor_id = old.vendor_id) then return old; end if;
      elsif not exists (select from statements where statement_id = old.statement_id) then return old;
      end if;
    end if;
    raise exception 'a row of % cannot be changed; a mistake is corrected by a credit note', tg_table_name
      using errcode = 'restrict_violation';
  end $$`,
};
