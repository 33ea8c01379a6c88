import type { PgliteClient } from '../../platform/db/embedded/pglite-client';

export interface Content {
  /** All tables, quoted, with their schema. */
  tables: readonly string[];
  /** Rows of non-empty tables, as JSON. */
  rows: ReadonlyMap<string, string>;
  /** One hash of tables, columns, indexes, sequences, functions and triggers. */
  shape: string;
}

const OURS = `nspname !~ '^pg_' and nspname <> 'information_schema'`;
const TABLES = `select format('%I.%I', nspname, relname) as name from pg_class
  join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p') and not relispartition and ${OURS} order by 1`;
const SHAPE = `select md5(string_agg(part, ',' order by part)) as shape from (
  select concat(nspname, relname, relkind, relnatts) as part from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace where ${OURS}
  union all select concat(nspname, proname, md5(prosrc)) from pg_proc
    join pg_namespace on pg_namespace.oid = pronamespace where ${OURS}
  union all select concat(tgname, tgenabled) from pg_trigger where not tgisinternal
  union all select concat(conname, pg_get_constraintdef(oid)) from pg_constraint where contype in ('c', 'f')
) as parts`;

export async function readContent(client: PgliteClient): Promise<Content> {
  const tables = (await client.query(TABLES, [])).rows.map(({ name }) => String(name));
  const rows = new Map<string, string>();
  for (const table of await filled(client, tables)) {
    const { rows: all } = await client.query(`select jsonb_agg(t)::text as rows from ${table} t`, []);
    rows.set(table, String(all[0]?.['rows']));
  }
  return { tables, rows, shape: await databaseShape(client) };
}

/**
 * Resets a database to its initial content: rows, sequences and settings.
 * @returns false when its tables have changed or it is unusable
 */
export async function emptyDatabase(client: PgliteClient, content: Content): Promise<boolean> {
  const run = (sql: string, parameters: readonly unknown[] = []) => client.query(sql, parameters);
  try {
    await run('rollback');
    await run('discard all');
    await run('set search_path to public');
    if ((await databaseShape(client)) !== content.shape) return false;
    // Disables foreign keys and triggers.
    await run('set session_replication_role to replica');
    const used = await filled(client, content.tables);
    const dropped = used.filter((table) => !content.rows.has(table));
    if (dropped.length > 0) await run(`truncate ${dropped.join(', ')} cascade`);
    for (const [table, rows] of content.rows) {
      await run(`delete from ${table}`);
      await run(
        `insert into ${table} overriding system value
          select * from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
        [rows],
      );
    }
    await run(`select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where last_value is not null`);
    await run('set session_replication_role to origin');
    return true;
  } catch {
    return false;
  }
}

const databaseShape = async (client: PgliteClient): Promise<string> =>
  String((await client.query(SHAPE, [])).rows[0]?.['shape']);

async function filled(client: PgliteClient, tables: readonly string[]): Promise<string[]> {
  const asked = tables.map((table, index) => `select ${index} as at where exists (select from ${table})`);
  const { rows } = await client.query(asked.join(' union all '), []);
  return rows.map(({ at }) => tables[Number(at)] as string);
}
