import { expect, it } from '@jest/globals';
import { createTestDatabase, testServer } from '../../testing/databases/postgres-databases';
import { startTestApp } from '../../testing/server/start-test-app';

const ROUNDS = 5;
const INSTANCES = 3;

it('instances that start together on a new database all start', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const database = await createTestDatabase(testServer() as string);
    const servers = [];
    for (let instance = 0; instance < INSTANCES; instance += 1)
      servers.push(await startTestApp({ databaseUrl: database.url }));
    const ready = await Promise.allSettled(servers.map(({ app }) => app.ready()));
    for (const server of servers) await server.close();
    await database.drop();
    expect(ready.filter(({ status }) => status === 'fulfilled')).toHaveLength(INSTANCES);
  }
});
