import { afterAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printFigure } from '../testing/print-figure';
import { freePort, startServerProcess, type ServerProcess } from '../testing/processes/server-process';

const KILLS = process.env['COURIER_DEEP'] ? 30 : 1;
const LIMIT_MS = 120_000 + KILLS * 30_000;

const folder = mkdtempSync(join(tmpdir(), 'courier-process-'));
const started: ServerProcess[] = [];
const start = async (more: { PORT?: string; DATA_DIR?: string } = {}) => {
  const server = startServerProcess({ PORT: String(await freePort()), DATA_DIR: folder, ...more });
  server.ready.catch(() => undefined);
  started.push(server);
  return server;
};
afterAll(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

const authorizationAt = async (origin: string) => {
  const answer = await fetch(`${origin}/courier/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_address: 'owner@demo.test', password: 'Courier#2026' }),
  });
  const { result } = (await answer.json()) as {
    result: { AuthenticationResult: { AccessToken: string; IdToken: string } };
  };
  return `Bearer ${result.AuthenticationResult.AccessToken}|${result.AuthenticationResult.IdToken}`;
};

/** Saves notes of a vendor until the server exits; returns the last acknowledged one. */
async function writeUntilKilled(
  server: ServerProcess,
  authorization: string,
  round: number,
): Promise<string> {
  let acknowledged = '';
  let kill: NodeJS.Timeout | undefined;
  for (let count = 0; ; count += 1) {
    const notes = `${round}-${count}`;
    const done = await save(server.origin, authorization, notes).catch(() => false);
    if (!done) break;
    acknowledged = notes;
    kill ??= setTimeout(() => server.child.kill('SIGKILL'), 300 + 40 * round);
  }
  clearTimeout(kill);
  await server.ended;
  return acknowledged;
}

async function save(origin: string, authorization: string, notes: string): Promise<boolean> {
  const text = {
    address_text: 'x',
    unit: '',
    building: '',
    city: '',
    country_code: 'TW',
    postal_code: '',
    street_address: '',
  };
  const answer = await fetch(`${origin}/courier/api/v1/vendor/v1003/address`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ ...text, notes, latitude: 25, longitude: 121 }),
  });
  return answer.ok;
}

const savedNotes = async (origin: string, authorization: string) => {
  const answer = await fetch(`${origin}/courier/api/v1/vendor/v1003`, { headers: { authorization } });
  const { result } = (await answer.json()) as {
    result: { vendor_information: { location: { rider_instructions: string } } };
  };
  return result.vendor_information.location.rider_instructions;
};

it(
  'keeps every acknowledged write and the session keys when it is killed [API-MISC-07]',
  async () => {
    let server = await start();
    await server.ready;
    const authorization = await authorizationAt(server.origin);
    let writes = 0;
    for (let round = 0; round < KILLS; round += 1) {
      const acknowledged = await writeUntilKilled(server, authorization, round);
      expect(acknowledged).not.toBe('');
      server = await start();
      await server.ready;
      const [kept = 0, last = 0] = [await savedNotes(server.origin, authorization), acknowledged].map(
        (notes) => Number(notes.split('-')[1]),
      );
      // The write during the kill may or may not be stored.
      expect([last, last + 1]).toContain(kept);
      writes += last;
    }
    printFigure(`${KILLS} kills in mid-write: ${writes} acknowledged writes, each kept`);

    const second = await start();
    expect(await second.ended).toBe(1);
    expect(second.errors()).toBe(
      `The database folder ${folder} is in use by process ${server.child.pid}: stop that one, or choose another with DATA_DIR.\n`,
    );

    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  },
  LIMIT_MS,
);

it(
  'reports a taken port in one sentence and does not touch the folder',
  async () => {
    const port = await freePort();
    const holder = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => holder.listen(port, '127.0.0.1', resolve));
    const server = await start({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe(`Port ${port} is taken by another program: choose another with PORT.\n`);
    await new Promise((resolve) => holder.close(resolve));
    const next = await start();
    await next.ready;
    next.child.kill('SIGTERM');
    expect(await next.ended).toBe(0);
  },
  LIMIT_MS,
);

it.each([
  [
    { DATA_DIR: '/proc/nowhere' },
    'The database folder /proc/nowhere cannot be written (ENOENT): choose another with DATA_DIR.\n',
  ],
  [{ PORT: '80a' }, 'PORT is "80a", but it must be a whole number from 0 to 65535.\n'],
])(
  'exits with one sentence for %j',
  async (env, sentence) => {
    const server = await start(env);
    expect([await server.ended, server.errors()]).toEqual([1, sentence]);
  },
  LIMIT_MS,
);
