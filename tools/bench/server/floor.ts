import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile } from '../report';
import { DESTINATION, OUTLETS, PARENT, SHOPS, SHOP_POSITION, shopId } from './fill-orders';

const PGBENCH = '/usr/lib/postgresql/15/bin/pgbench';
const CONNECTIONS = 10;

const withHistory = (page: string) =>
  `with page as (${page}) select * from page left join order_status_history as history using (order_id);`;
const newest = (shop: string) =>
  `select * from orders where vendor_id = ${shop} order by created_at desc, order_id desc limit 31`;
const family = Array.from({ length: OUTLETS + 1 }, (_, index) => `('${shopId(index + 1)}')`).join(', ');

/** Minimum database work of the calls, as pgbench scripts. */
const SCRIPTS = {
  page: `\\set shop random(1, ${SHOPS})\n${withHistory(newest(`'b' || lpad((:shop)::text, 4, '0')`))}\n`,
  outlets: `${withHistory(
    `select newest.* from (values ${family}) as shop (id) cross join lateral (${newest('shop.id')}) as newest
     order by created_at desc, order_id desc limit 31`,
  ).replaceAll('\n', ' ')}\n`,
  insert: [
    `\\set number random(1, 1000000000000)`,
    `begin;`,
    `insert into orders values (:client_id || '-floor-' || :number, 'TW', '${PARENT}', extract(epoch from now())::bigint, 0,
      null, 'NEW', 'Lin Chia-hao', '+886912048317', '12F-3, No. 17, Ln. 240, Guangfu S. Rd.', ${DESTINATION.latitude},
      ${DESTINATION.longitude}, '', ${SHOP_POSITION.latitude}, ${SHOP_POSITION.longitude}, '2 × winter melon tea', 64000,
      'TWD', 'PAID', null, false, null, 7500, null, null, null, null, null, null, null, null, '[]', false);`.replaceAll(
      '\n',
      ' ',
    ),
    `insert into order_status_history values (:client_id || '-floor-' || :number, 0, 'NEW', 0);`,
    `commit;`,
    '',
  ].join('\n'),
};

interface Pace {
  url: string;
  /** Transactions per second, at the rate of the calls. */
  rate: number;
  seconds: number;
}

/** 99th percentile in ms of the database alone with the work of a call at the same rate. */
export const measureFloor = ({ script, ...pace }: Pace & { script: keyof typeof SCRIPTS }): Promise<number> =>
  measureScript({ ...pace, name: script, script: SCRIPTS[script] });

/** 99th percentile in ms of a pgbench script, counted from due times. */
export async function measureScript({
  url,
  name,
  script,
  rate,
  seconds,
}: Pace & { name: string; script: string }): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'courier-floor-'));
  const file = join(folder, `${name}.sql`);
  writeFileSync(file, script);
  const options = ['-n', '-M', 'prepared', '-c', CONNECTIONS, '-j', 1, '-R', rate, '-T', seconds, '-f', file];
  const child = spawn(PGBENCH, [...options, '-l', '--log-prefix', join(folder, 'log'), url].map(String), {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (data) => (complaint += String(data)));
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`pgbench ended with ${code}: ${complaint}`);
  const log = readdirSync(folder).find((entry) => entry.startsWith('log'));
  const microseconds = readFileSync(join(folder, log ?? ''), 'utf8')
    .trim()
    .split('\n')
    .map((line) => Number(line.split(' ')[2]));
  rmSync(folder, { recursive: true });
  return percentile(microseconds, 0.99) / 1000;
}
