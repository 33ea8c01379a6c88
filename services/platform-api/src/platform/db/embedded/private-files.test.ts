import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printFigure } from '../../../testing/print-figure';
import { freePort, startServerProcess } from '../../../testing/processes/server-process';
import { openDatabase } from '../database';
import { RIGHTS_OF_OTHERS } from './private-files';

let room: string;
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'courier-private-files-'));
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

const entriesIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];
const openToOthers = (paths: readonly string[]) =>
  paths.filter((path) => lstatSync(path).mode & RIGHTS_OF_OTHERS);

it('a server leaves no file or folder that another user can read or write', async () => {
  const folder = join(room, 'data');
  const server = startServerProcess({ PORT: String(await freePort()), DATA_DIR: folder });
  await server.ready;
  const whileItRuns = openToOthers(entriesIn(folder));
  server.child.kill('SIGTERM');
  await server.ended;
  const paths = entriesIn(folder);
  expect(paths.length).toBeGreaterThan(1000);
  expect([whileItRuns, openToOthers(paths)]).toEqual([[], []]);
  printFigure(`${paths.length} files and folders of a database: 0 that others can read or write`);
});

it('removes the rights of other users from a database of an older version', async () => {
  const folder = join(room, 'database');
  const first = await openDatabase({ dataDir: folder });
  await first.close();
  expect(openToOthers(entriesIn(folder))).toEqual([]);
  for (const path of entriesIn(folder)) chmodSync(path, lstatSync(path).isDirectory() ? 0o777 : 0o666);
  const again = await openDatabase({ dataDir: folder });
  await again.close();
  expect(openToOthers(entriesIn(folder))).toEqual([]);
});
