import type { PostgresServer } from './postgres-server';

export default async function teardown(): Promise<void> {
  await (globalThis as typeof globalThis & { courierPostgres?: PostgresServer }).courierPostgres?.close();
}
