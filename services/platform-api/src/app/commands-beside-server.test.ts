import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../testing/processes/run-command';
import { freePort, startServerProcess, type ServerProcess } from '../testing/processes/server-process';
import { until } from '../testing/until';

const LIMIT_MS = 300_000;

const FLEET_KEY = { source: 'domains/fleets/fleet-key-command.ts', built: 'fleet-key.mjs' };
const FORGET_DEMO = { source: 'platform/environment/forget-demo-command.ts', built: 'forget-demo.mjs' };

let folder: string;
let server: ServerProcess;
const start = async () =>
  startServerProcess({ PORT: String(await freePort()), DATA_DIR: folder, FLEET: 'api' });
const run = (command: typeof FLEET_KEY, args: readonly string[]) =>
  runCommand(command, { DATA_DIR: folder, FLEET: 'api' }, args);
const createKey = (name: string) => run(FLEET_KEY, ['create', '--country', 'tw', '--name', name]);
const listsDeliveries = async (key: string) =>
  (
    await fetch(`${server.origin}/courier/fleet/v1/deliveries`, {
      headers: { authorization: `Bearer ${key.trim()}` },
    })
  ).status;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'courier-beside-'));
  server = await start();
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
}, LIMIT_MS);

it(
  'a command waits for the start of the server, and the running server uses what it has stored',
  async () => {
    // The server has not answered yet: it may still create its database.
    await until(() => existsSync(join(folder, 'database/PG_VERSION')));
    const { code, output, errors } = await createKey('First');
    expect([code, errors.replace(/^Waiting until the process .*\n/, '')]).toEqual([0, '']);
    await server.ready;
    expect(await listsDeliveries(output)).toBe(200);
    expect(await listsDeliveries('fk_unknown')).toBe(401);
  },
  LIMIT_MS,
);

it(
  'two commands at once both store their change, and a refused one ends with 1',
  async () => {
    await server.ready;
    const results = await Promise.all([
      createKey('Second'),
      createKey('Third'),
      run(FLEET_KEY, ['revoke', 'fk-none']),
    ]);
    expect(results.map(({ code }) => code)).toEqual([0, 0, 1]);
    expect(results[2]?.errors).toBe('There is no key fk-none.\n');
    const { output } = await run(FLEET_KEY, ['list']);
    for (const name of ['First', 'Second', 'Third']) expect(output).toContain(`\t${name}\t`);
  },
  LIMIT_MS,
);

it(
  'the move to another environment is refused while the server runs',
  async () => {
    await server.ready;
    const { code, errors } = await run(FORGET_DEMO, ['--to', 'prd', '--yes']);
    expect([code, errors]).toEqual([1, expect.stringContaining(`in use by process ${server.child.pid}`)]);
  },
  LIMIT_MS,
);

it(
  'commands work after a kill -9 and beside the server that starts then',
  async () => {
    await server.ready;
    server.child.kill('SIGKILL');
    await server.ended;
    expect(existsSync(join(folder, 'commands.sock'))).toBe(true);
    expect((await createKey('Alone')).code).toBe(0);
    server = await start();
    await server.ready;
    const { output } = await createKey('Beside');
    expect(await listsDeliveries(output)).toBe(200);
  },
  LIMIT_MS,
);
