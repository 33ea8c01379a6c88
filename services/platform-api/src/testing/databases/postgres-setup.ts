import { startPostgres, type PostgresServer } from './postgres-server';

type Shared = typeof globalThis & { courierPostgres?: PostgresServer };

export default async function setup(): Promise<void> {
  const server = await startPostgres();
  (globalThis as Shared).courierPostgres = server;
  process.env['COURIER_POSTGRES_SERVER'] = server.url('postgres');
}
