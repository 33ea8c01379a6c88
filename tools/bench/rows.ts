import {
  measureBrowser,
  measureFileInBrowser,
  measureListsInBrowser,
  measureMapInBrowser,
  measurePages,
} from './browser/measure-browser';
import { printRows, type Row } from './report';
import { measureBulk, measureBulkEmbedded } from './server/bulk';
import { measureEmbedded } from './server/embedded';
import { measureLive } from './server/live';
import { measureOrders } from './server/orders';
import { measureRestart } from './server/restart';
import { measureStart } from './server/start';
import { measureStartMemory } from './server/start-memory';
import { writeReport } from './write-report';
import { withFilledDatabase } from './server/filled-database';
import { measurePartitions } from './server/partitions';
import { measureRiders } from './server/riders';
import { measureRoutes } from './server/routes';

/** Parts that can be measured alone: `npm run bench -- orders live`. */
const PARTS: Readonly<Record<string, () => Promise<Row[]>>> = {
  browser: measureBrowser,
  pages: measurePages,
  file: measureFileInBrowser,
  lists: measureListsInBrowser,
  map: measureMapInBrowser,
  orders: () => withFilledDatabase(measureOrders),
  live: () => withFilledDatabase(measureLive),
  riders: () => withFilledDatabase(measureRiders, 100_000),
  bulk: async () => [...(await withFilledDatabase(measureBulk)), ...(await measureBulkEmbedded())],
  server: async () => [
    ...(await withFilledDatabase(async (database) => [
      ...(await measureOrders(database)),
      ...(await measureLive(database)),
      ...(await measureBulk(database)),
    ])),
    ...(await measureEmbedded()),
    ...(await measureBulkEmbedded()),
    ...(await measureRoutes()),
    ...(await measureStart()),
    ...(await measureStartMemory()),
    ...(await measureRestart()),
  ],
  partitions: () => withFilledDatabase(measurePartitions),
  embedded: measureEmbedded,
  routes: measureRoutes,
  start: measureStart,
  memory: measureStartMemory,
  restart: measureRestart,
};
const EVERYTHING = ['browser', 'server'];

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in PARTS));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}" to measure; there are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
const rows: Row[] = [];
for (const name of asked.length > 0 ? asked : EVERYTHING) {
  const part = (await PARTS[name]?.()) ?? [];
  writeReport(name, part);
  rows.push(...part);
}
printRows(rows);
