import { Client } from 'pg';
import type { Row } from '../report';
import { SHOPS } from './fill-orders';
import type { FilledDatabase } from './filled-database';
import { measureScript } from './floor';

/** Months that contain orders, and one more. */
const MONTHS = 8;
const SECONDS = 10;
const RATE = 200;

const SHOP = `'b' || lpad((:shop)::text, 4, '0')`;
const draw = (rest: string) =>
  `\\set shop random(1, ${SHOPS})\n\\set number random(1, 1000000000000)\n${rest}\n`;
const explainPage = (table: string) =>
  draw(`select * from ${table} where vendor_id = ${SHOP} order by created_at desc, order_id desc limit 31;`);
/** The id contains the month; a day more on either side covers every time zone. */
const MONTH_OF_ID = `and created_at between extract(epoch from date_trunc('month', now()))::bigint - 86400
  and extract(epoch from date_trunc('month', now()) + interval '1 month')::bigint + 86400`.replaceAll(
  '\n',
  ' ',
);
const find = (table: string, month = '') =>
  draw(`select * from ${table} where order_id = ${SHOP} || '-open' ${month};`);
const insert = (table: string) =>
  draw(
    `insert into ${table} select (jsonb_populate_record(null::orders, to_jsonb(sample) || jsonb_build_object('order_id',
      :client_id || '-part-' || :number, 'created_at', extract(epoch from now())::bigint))).* from orders as sample
      where order_id = ${SHOP} || '-open';`.replaceAll('\n', ' '),
  );

export async function measurePartitions({ url }: FilledDatabase): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const took = async (statement: string) => {
    const started = performance.now();
    await client.query(statement);
    return performance.now() - started;
  };
  try {
    await copyOrders(client);
    const rows: Row[] = [];
    const beside = async (what: string, whole: string, parted: string) => {
      const floor = await measureScript({ url, name: 'whole', script: whole, rate: RATE, seconds: SECONDS });
      const measured = await measureScript({
        url,
        name: 'parted',
        script: parted,
        rate: RATE,
        seconds: SECONDS,
      });
      rows.push({ what: `orders by month beside one table: ${what}, p99`, measured, unit: 'ms', floor });
    };
    await beside('page of a shop', explainPage('orders_whole'), explainPage('orders_parted'));
    await beside('order by its id', find('orders_whole'), find('orders_parted'));
    await beside(
      'order by its id and the month in it',
      find('orders_whole'),
      find('orders_parted', MONTH_OF_ID),
    );
    await beside('new order', insert('orders_whole'), insert('orders_parted'));
    const oldest = `created_at < (select extract(epoch from date_trunc('month', to_timestamp(min(created_at)))
      + interval '2 months') from orders)`;
    const floor = await took(`delete from orders_whole where ${oldest}`);
    const dropped = await client.query<{ name: string }>(
      `select relid::text as name from pg_partition_tree('orders_parted') where isleaf order by 1 limit 2`,
    );
    const measured = await took(`drop table ${dropped.rows.map(({ name }) => name).join(', ')}`);
    rows.push({
      what: 'orders by month beside one table: forgetting the two oldest months',
      measured,
      unit: 'ms',
      floor,
    });
    return rows;
  } finally {
    await client.query('drop table if exists orders_whole, orders_parted').catch(() => undefined);
    await client.end();
  }
}

async function copyOrders(client: Client): Promise<void> {
  const month = (index: number) =>
    `extract(epoch from date_trunc('month', now()) - interval '${MONTHS - 2 - index} months')::bigint`;
  await client.query(`drop table if exists orders_whole, orders_parted`);
  await client.query(`create table orders_parted (like orders) partition by range (created_at)`);
  for (let index = 0; index < MONTHS; index += 1) {
    const bounds = await client.query<{ low: number; high: number }>(
      `select ${month(index)} as low, ${month(index + 1)} as high`,
    );
    const { low, high } = bounds.rows[0] ?? { low: 0, high: 0 };
    await client.query(
      `create table orders_parted_${index} partition of orders_parted for values from (${low}) to (${high})`,
    );
  }
  await client.query(`create table orders_whole (like orders)`);
  for (const table of ['orders_parted', 'orders_whole']) {
    await client.query(`insert into ${table} select * from orders where vendor_id like 'b0%'`);
    const key = table === 'orders_parted' ? '(order_id, created_at)' : '(order_id)';
    await client.query(`alter table ${table} add primary key ${key}`);
    await client.query(`create index on ${table} (vendor_id, created_at desc, order_id desc)`);
    await client.query(`create index on ${table} (vendor_id, customer_phone_number)`);
    await client.query(`create index on ${table} (updated_at)`);
    await client.query(`create index on ${table} (status)`);
  }
  await client.query('vacuum analyze orders_whole');
  await client.query('vacuum analyze orders_parted');
  await client.query('checkpoint');
}
