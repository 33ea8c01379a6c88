import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  createGoodInstallation,
  type GoodInstallation,
} from '../../../testing/installations/good-installation';
import { testServer } from '../../../testing/databases/postgres-databases';
import { runCommand } from '../../../testing/processes/run-command';
import { freePort, startServerProcess } from '../../../testing/processes/server-process';

const DOCTOR = { source: 'domains/operations/doctor/doctor-command.ts', built: 'doctor.mjs' };

let good: GoodInstallation;
beforeAll(async () => {
  good = await createGoodInstallation();
});
afterAll(() => good.close());

const run = (env: Readonly<Record<string, string>> = {}, args: readonly string[] = []) =>
  runCommand(DOCTOR, { ...good.env, ...env }, args);

/** What a test cannot have as an operator has it. */
const exceptions = [
  ...(process.getuid?.() === 0 ? ['environment: The server runs as root.'] : []),
  ...(testServer() ? [] : ['database: The embedded database serves one process']),
];

it('prints nothing about a good installation', async () => {
  const { code, output, errors } = await run();
  expect([code, errors]).toEqual([0, '']);
  const problems = output.split('\n').filter((line) => /^(must|should)/.test(line));
  expect(problems.filter((line) => !exceptions.some((exception) => line.includes(exception)))).toEqual([]);
});

it('names every missing setting of an empty environment at once and ends with 1', async () => {
  const { code, output } = await runCommand(DOCTOR, { DATA_DIR: `${good.folder}/nothing` }, []);
  expect(code).toBe(1);
  for (const sentence of [
    'must   settings: FLEET is not set',
    'must   environment: ENVIRONMENT is stg',
    'must   database: There is no database in',
    'must   mail: SMTP_URL is not set',
    'must   TLS proxy: PUBLIC_ORIGIN is not set',
    'should trusted proxies: TRUSTED_PROXIES is not set',
    'should backups: BACKUP_DIR is not set',
  ])
    expect(output).toContain(sentence);
});

it('explains itself and refuses arguments', async () => {
  const { code, errors } = await run({}, ['--fix']);
  expect([code, errors]).toEqual([1, expect.stringContaining('Usage: npm run doctor')]);
});

it('a production server does not start while a must is missing, and prints what should be done', async () => {
  const start = async (env: Readonly<Record<string, string>>) =>
    startServerProcess({
      ...good.env,
      PORT: String(await freePort()),
      DATA_DIR: String(good.env['DATA_DIR']),
      ...env,
    });
  const unsafe = await start({ PUBLIC_ORIGIN: 'http://portal.example' });
  unsafe.ready.catch(() => undefined);
  expect(await unsafe.ended).toBe(1);
  expect(unsafe.errors()).toContain('This production server does not start while a "must" is missing:');
  expect(unsafe.errors()).toContain('PUBLIC_ORIGIN is http://portal.example');

  const safe = await start({ TRUSTED_PROXIES: '' });
  await safe.ready;
  expect(safe.errors()).toContain('should trusted proxies: TRUSTED_PROXIES is not set');
  safe.child.kill('SIGTERM');
  expect(await safe.ended).toBe(0);
});
