import { PGlite } from '@electric-sql/pglite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../report';
import { API, signIn } from './account';
import { PARENT, PRODUCTION_STATEMENTS, SHOP_STATEMENTS, orderStatements, shopId } from './fill-orders';
import { startInstance } from './instance';
import { measureCalls } from './orders';
import { PRODUCTION_SETTINGS } from '../../../services/platform-api/src/testing/installations/production-settings';

const ORDERS = 20_000;
const PAGES_A_SECOND = 30;

export async function measureEmbedded(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'courier-bench-'));
  try {
    await (await startInstance({ DATA_DIR: folder, ENVIRONMENT: 'stg' })).stop();
    await fillEmbedded(join(folder, 'database'), [
      ...SHOP_STATEMENTS,
      ...orderStatements(ORDERS),
      ...PRODUCTION_STATEMENTS,
    ]);
    const server = await startInstance({ DATA_DIR: folder, ...PRODUCTION_SETTINGS });
    try {
      const { authorization, call } = await signIn(server.origin, 'solo@demo.test');
      // Answers once the geolocator's places are loaded, which a new database does in the background.
      await call('GET', '/geolocator/autocomplete?query=Guangfu&country=TW&language=en');
      const shops = [1, 40, 160, 360].map((shop) => `${API}/vendor/${shopId(shop)}/orders?count=30`);
      const paths = [...shops, `${API}/vendor/${PARENT}/orders?count=30&include_outlets=true`];
      const rows = await measureCalls(server, {
        what: `embedded database, page of 30 out of ${ORDERS.toLocaleString('en')} orders, ${PAGES_A_SECOND}/s`,
        budget: 40,
        task: {
          origin: server.origin,
          headers: { authorization },
          requests: paths.map((path) => ({ method: 'GET', path })),
          rate: PAGES_A_SECOND,
          seconds: 15,
          warmUpSeconds: 3,
          keyed: false,
        },
      });
      return rows.map((row) => (row.what.includes('hold-up') ? { ...row, budget: 20 } : row));
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function fillEmbedded(dataDir: string, statements: readonly string[]): Promise<void> {
  const database = await PGlite.create({ dataDir });
  for (const statement of [...statements, 'analyze']) {
    await database.exec(statement);
  }
  await database.close();
}
