import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../services/platform-api/src/testing/processes/server-process.ts';
import { instancesProblem, startInstances } from './instances.mjs';

/** Answers with its process id, `/slow` after it was asked to end; `FAULT` ends it before it listens. */
const PROGRAM = `
import { createServer } from 'node:http';
if (process.env.FAULT) process.exit(Number(process.env.FAULT));
const server = createServer((request, response) => {
  const answer = () => response.writeHead(200, { connection: 'close' }).end(String(process.pid));
  if (request.url === '/slow') return process.once('SIGTERM', answer);
  answer();
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => server.close(() => process.exit(0)));
`;

let folder;
let program;
let running;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'courier-instances-'));
  program = join(folder, 'program.mjs');
  writeFileSync(program, PROGRAM);
});
afterEach(() => running?.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const reports = [];
const exits = [];
async function start(env = {}) {
  const port = await freePort();
  running = startInstances({
    count: 2,
    program,
    env: { PORT: String(port), ...env },
    report: (sentence) => reports.push(sentence),
    onHopeless: (code) => exits.push(code),
  });
  return (path = '/') =>
    new Promise((resolve, reject) => {
      const sent = get({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
        let body = '';
        answer.on('data', (data) => (body += data));
        answer.on('end', () => resolve(Number(body)));
      });
      sent.on('error', reject);
    });
}
const areReady = () => running.instances.every(({ isReady }) => isReady);
const pids = () => running.instances.map(({ worker }) => worker.process.pid).sort();
const waitUntilTrue = async (isTrue) => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
};

it.each([
  ['2', undefined, /^INSTANCES=2 needs DATABASE_URL, because the embedded database serves one process only/],
  ['two', 'postgresql://x', 'INSTANCES is "two", but it must be a whole number from 1 to 64.'],
  ['0', 'postgresql://x', 'INSTANCES is "0", but it must be a whole number from 1 to 64.'],
])('refuses %s instances with DATABASE_URL %s in one sentence', (count, url, sentence) => {
  expect(instancesProblem(count, url)).toMatch(sentence);
});

it('accepts one instance without a DATABASE_URL, and several with one', () => {
  expect([instancesProblem('1', ''), instancesProblem('2', 'postgresql://x')]).toEqual([null, null]);
});

it('distributes the connections of one port in turn, and starts a killed instance again', async () => {
  const call = await start();
  await waitUntilTrue(areReady);
  expect([await call(), await call()].sort()).toEqual(pids());
  const [{ worker }, { worker: other }] = running.instances;
  worker.process.kill('SIGKILL');
  await waitUntilTrue(() => worker.isDead());
  expect([await call(), await call()]).toEqual([other.process.pid, other.process.pid]);
  await waitUntilTrue(areReady);
  expect(reports.splice(0)).toEqual(['Instance 1 ended (SIGKILL) and is started again.']);
  expect([await call(), await call()].sort()).toEqual(pids());
});

it('finishes running calls before it ends', async () => {
  const call = await start();
  await waitUntilTrue(areReady);
  const slow = call('/slow');
  await call();
  await running.close();
  expect(pids()).toContain(await slow);
  expect(running.instances.map(({ worker }) => worker.process.exitCode)).toEqual([0, 0]);
});

it('gives up with the code of an instance that ended before any was ready', async () => {
  await start({ FAULT: '3' });
  await waitUntilTrue(() => exits.length > 0);
  expect(exits[0]).toBe(3);
  expect(reports).toEqual([]);
});
