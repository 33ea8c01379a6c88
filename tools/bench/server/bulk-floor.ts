import { Client } from 'pg';
import { PARENT, insertWithCharges } from './fill-orders';

const ROWS_AT_ONCE = 500;

async function timed(url: string, work: (client: Client) => Promise<void>): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const began = performance.now();
    await work(client);
    return performance.now() - began;
  } finally {
    await client.end();
  }
}

/** Milliseconds of the database alone for inserting the rows of a file again, some hundreds per statement. */
export async function measureBareRows(url: string, jobId: string): Promise<number> {
  return timed(url, async (client) => {
    await client.query(`create temporary table bare as select * from bulk_rows limit 0`);
    const { rows } = await client.query<{ count: string }>(
      'select count(*) from bulk_rows where job_id = $1',
      [jobId],
    );
    for (let from = 2; from < Number(rows[0]?.count) + 2; from += ROWS_AT_ONCE)
      await client.query(
        'insert into bare select * from bulk_rows where job_id = $1 and row_number between $2 and $3',
        [jobId, from, from + ROWS_AT_ONCE - 1],
      );
  });
}

const INSERT_SAMPLE = insertWithCharges(
  `insert into orders select (jsonb_populate_record(null::orders,
    row || jsonb_build_object('order_id', $1::text))).* from sample`,
);

/** Milliseconds of the database alone for as many orders, each in a separate transaction. */
export async function measureBareOrders(url: string, count: number): Promise<number> {
  return timed(url, async (client) => {
    await client.query(
      `create temporary table sample as select to_jsonb(orders) as row from orders where vendor_id = '${PARENT}' limit 1`,
    );
    for (let order = 0; order < count; order += 1)
      await client.query({
        name: 'bare-order',
        text: `with entry as (insert into order_status_history values ($1, 0, 'NEW', 0)), ${INSERT_SAMPLE}`,
        values: [`${PARENT}-bare-${Date.now()}-${order}`],
      });
  });
}
