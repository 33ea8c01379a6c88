import { afterAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuseBuildPaths } from './build-paths';

const folder = mkdtempSync(join(tmpdir(), 'courier-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const publish = (file: string, content: string) => {
  writeFileSync(join(folder, file), content);
  return () => refuseBuildPaths(folder, [file], '/home/builder/courier');
};

it.each([
  ['a.js', 'let e = "file:///home/builder/courier/node_modules/maplibre-gl/dist/maplibre-gl.mjs"'],
  ['a.mjs', 'let e = "file:///opt/other/index.mjs"'],
  ['a.css', '/* /home/builder/courier/apps/shell/src/a.css */'],
  ['a.json', '{"name":"container entry /home/builder/courier/apps/rider/src/index.ts"}'],
])('a file with a path of the build machine is refused by name: %s', (file, content) => {
  expect(publish(file, content)).toThrow(
    new RegExp(`${file} shows a path of the build machine: (file:///|/home/builder/courier/)`),
  );
});

it.each([
  [
    'b.js',
    'let e = n.root || "file:///C:/SheetJS/", home = "/home/builder/courier-portal", api = "/courier/api"',
  ],
  ['b.png', '/home/builder/courier/apps'],
])('any other file is published: %s', (file, content) => {
  expect(publish(file, content)).not.toThrow();
});
