import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { freePort } from '../portal/free-port';
import { choosePort, readPort } from './ports';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** Like another program on this machine. */
const occupyPort = (port: number, host?: string) =>
  new Promise<void>((resolve) => {
    const server = createServer();
    servers.push(server);
    server.listen({ port, host }, resolve);
  });

it('takes the wanted port where it is free, and says nothing', async () => {
  const port = await freePort();
  const sentences: string[] = [];
  const recordSentence = (sentence: string) => void sentences.push(sentence);
  expect(await choosePort({ port, title: 'the backend', say: recordSentence })).toBe(port);
  expect(sentences).toEqual([]);
});

it.each([undefined, '127.0.0.1'])('says that a port is taken on %s, and takes the next one', async (host) => {
  const port = await freePort();
  await occupyPort(port, host);
  const sentences: string[] = [];
  const recordSentence = (sentence: string) => void sentences.push(sentence);
  expect(await choosePort({ port, title: 'the backend', step: 7, say: recordSentence })).toBe(port + 7);
  expect(sentences).toEqual([`Port ${port} is taken by another program: the backend uses ${port + 7}.`]);
});

it.each([
  [undefined, 3000],
  [' ', 3000],
  ['3100', 3100],
])('reads the port of the portal from PORT=%s', (setting, port) => {
  expect(readPort(setting)).toBe(port);
});

it.each(['0', '70000', '80a', '1.5'])('refuses PORT=%s with one sentence', (setting) => {
  expect(() => readPort(setting)).toThrow(`PORT must be a number from 1 to 65535, not "${setting}".`);
});
