import { expect, it } from '@jest/globals';
import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { portIsTaken } from './port-check';
import { freePort } from '../testing/processes/server-process';

it('detects a port that is taken at any address of the host', async () => {
  const port = await freePort();
  expect(await portIsTaken(port, 'localhost')).toBe(false);
  for (const { address } of await lookup('localhost', { all: true })) {
    const holder = createServer();
    const listens = await new Promise<boolean>((resolve) => {
      holder.once('error', () => resolve(false));
      holder.listen(port, address, () => resolve(true));
    });
    expect([address, await portIsTaken(port, 'localhost')]).toEqual([address, listens]);
    if (listens) await new Promise((resolve) => holder.close(resolve));
  }
});
