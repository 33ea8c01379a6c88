import type { DatabaseFunction } from '../db/install-function';

/**
 * Refuses every change of the audit trail, except the removal of entries that a head of two years ago contains (triggers
 * `audit_entries_append_only`, `audit_heads_append_only` and those against `truncate`).
 */
export const AUDIT_FUNCTION: DatabaseFunction = {
  name: 'refuse_audit_change',
  version: 1,
  statement: `create or replace function refuse_audit_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and tg_table_name = 'audit_heads' and not exists (select from deployment)
      then return old; end if;
    if tg_op = 'DELETE' and tg_table_name = 'audit_entries' then
      if old.at < extract(epoch from now()) - 730 * 86400 and exists (select from audit_heads
        where entry_id >= old.entry_id and signed_at < extract(epoch from now()) - 730 * 86400) then return old; end if;
    end if;
    raise exception 'the audit trail cannot be changed' using errcode = 'restrict_violation';
  end $$`,
};
