import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../services/platform-api/src/testing/processes/server-process.ts';
import { instancesProblem } from '../start/instances-problem.mjs';
import { startInstances, type RunningInstances } from './instances.ts';

/**
 * Answers with its process id; `/slow` after it was asked to end, `/blocked?file` once the file exists, until when it
 * does nothing else. `FAULT` ends it before it listens.
 */
const PROGRAM = `
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
if (process.env.FAULT) process.exit(Number(process.env.FAULT));
const server = createServer((request, response) => {
  const answer = () => response.writeHead(200, { connection: 'close' }).end(String(process.pid));
  if (request.url === '/slow') return process.once('SIGTERM', answer);
  const [path, file] = request.url.split('?');
  if (path === '/blocked') writeFileSync(file + '.begun', '');
  while (path === '/blocked' && !existsSync(file));
  answer();
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => server.close(() => process.exit(0)));
`;

let folder: string;
let program: string;
let running: RunningInstances;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'courier-instances-'));
  program = join(folder, 'program.mjs');
  writeFileSync(program, PROGRAM);
});
afterEach(() => running?.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const reports: string[] = [];
const exits: number[] = [];
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
    new Promise<number>((resolve, reject) => {
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
const waitUntilTrue = async (isTrue: () => boolean) => {
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

/** The instances that answer: one that is blocked until the other has answered, and the other. */
async function readAnsweringPids(call: (path?: string) => Promise<number>) {
  const file = join(folder, `go-${Math.random()}`);
  const blocked = call(`/blocked?${file}`);
  await waitUntilTrue(() => existsSync(`${file}.begun`));
  const other = await call();
  writeFileSync(file, '');
  return [await blocked, other].sort();
}

it('leaves the connections of one port to the instance that is free, and starts a killed one again', async () => {
  const call = await start();
  await waitUntilTrue(areReady);
  expect(await readAnsweringPids(call)).toEqual(pids());
  const { worker } = running.instances[0]!;
  const { worker: other } = running.instances[1]!;
  worker.process.kill('SIGKILL');
  await waitUntilTrue(() => worker.isDead());
  expect([await call(), await call()]).toEqual([other.process.pid, other.process.pid]);
  await waitUntilTrue(areReady);
  expect(reports.splice(0)).toEqual(['Instance 1 ended (SIGKILL) and is started again.']);
  expect(await readAnsweringPids(call)).toEqual(pids());
});

it('answers or resets every connection that is opened while an instance is killed', async () => {
  const call = await start();
  await waitUntilTrue(areReady);
  const calls: Promise<number | string>[] = [];
  for (let number = 0; number < 600; number += 1) {
    calls.push(call().catch(({ code }) => code));
    if (number === 300) running.instances[0]!.worker.process.kill('SIGKILL');
    if (number % 4 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  const answers = new Set(await Promise.all(calls));
  expect(answers).toContain(running.instances[1]!.worker.process.pid);
  expect([...answers].filter((answer) => typeof answer === 'string' && answer !== 'ECONNRESET')).toEqual([]);
  await waitUntilTrue(areReady);
  expect(reports.splice(0)).toEqual(['Instance 1 ended (SIGKILL) and is started again.']);
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
