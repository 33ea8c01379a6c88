import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePort } from './dev-port';
import { publish } from './publish';
import { remoteHere } from './remote-here';

const MANIFEST = {
  name: 'gift-cards',
  contractVersion: 1,
  titleKey: 'title',
  i18nNamespace: 'gift-cards',
  routes: [{ id: 'start', path: '/gift-cards', access: 'protected', modes: ['CLASSIC'] }],
  navigation: [],
  slots: [],
};
let folder = '';
const write = (path: string, content: string) => writeFileSync(join(folder, path), content);
const writeManifest = (manifest: object) =>
  write('src/remote.manifest.ts', `export const manifest = ${JSON.stringify(manifest)};`);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'courier-here-'));
  mkdirSync(join(folder, 'src'));
  write('webpack.config.ts', "export default { mode: 'production' };");
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is the remote of the folder, with the port its package.json names', async () => {
  writeManifest(MANIFEST);
  write('package.json', JSON.stringify({ name: 'gift-cards', config: { port: 4100 } }));
  await expect(remoteHere(folder)).resolves.toEqual({
    root: folder,
    manifest: MANIFEST,
    port: 4100,
    build: { mode: 'production' },
  });
});

it('says that a folder is no remote', async () => {
  await expect(remoteHere(folder)).rejects.toThrow(/is no remote: it has no src\/remote\.manifest\.ts/);
});

it('names every wrong field of a manifest', async () => {
  writeManifest({ ...MANIFEST, name: 'Gift Cards', routes: [{ ...MANIFEST.routes[0], access: 'secret' }] });
  await expect(remoteHere(folder)).rejects.toThrow(
    /is no manifest:\n {2}name must match .*\n {2}routes\.0\.access must be one of public, protected/,
  );
});

it('names the export a file lacks', async () => {
  write('src/remote.manifest.ts', 'export const other = 1;');
  await expect(remoteHere(folder)).rejects.toThrow('src/remote.manifest.ts exports no manifest.');
});

it.each([
  [undefined, 3007],
  ['3100', 3100],
])('port %s', (text, port) => {
  expect(parsePort(text, 3007)).toBe(port);
});

it.each(['', '0', '65536', '31.5', 'web', '-1'])('"%s" is no port', (text) => {
  expect(() => parsePort(text, 3007)).toThrow(/is no port: a number from 1 to 65535/);
});

it.each([
  [[], /Name the site to publish into/],
  [['--to', '/nowhere/at/all'], /is no site of a portal: it has no folder "registry"/],
  [['--to', '.', '--channel', 'beta'], /^usage: courier-remote publish \[--channel/],
  [['--to', '.', '--percent', '10'], /Only --channel canary/],
])('publish %j builds nothing and says why', async (args, reason) => {
  writeManifest(MANIFEST);
  const remote = await remoteHere(folder);
  await expect(publish(remote, args)).rejects.toThrow(reason);
});
