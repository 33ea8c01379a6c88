import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import serverConfig from '../platform-api/webpack.config';

const root = dirname(fileURLToPath(import.meta.url));
const server = join(root, '../platform-api/src');

/** The server with the demonstration, and what it looks up beside its bundle. */
const config: Configuration = {
  ...serverConfig,
  context: root,
  entry: {
    server: './src/server.ts',
    'make-new-database': join(server, 'platform/db/embedded/make-new-database.ts'),
    'pglite-worker': join(server, 'platform/db/embedded/pglite-worker.mjs'),
    'xlsx-worker': join(server, 'domains/orders/bulk-jobs/workbook/xlsx-worker.mjs'),
  },
  output: { ...serverConfig.output, path: join(root, 'dist') },
};

export default config;
