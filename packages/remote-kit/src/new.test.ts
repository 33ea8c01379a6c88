import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeNew } from './new';

const TEMPLATE = join(process.cwd(), 'tools/new-remote/template');
let folder = '';
const inFolder = (path: string) => join(folder, path);
const write = (name: string) => writeNew(folder, name === '' ? [] : [name], TEMPLATE);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'courier-new-'));
  jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes the files of a remote of the portal, and no unused file', () => {
  write('loyalty-points');
  expect(readFileSync(inFolder('src/remote.manifest.ts'), 'utf8')).toContain("name: 'loyalty-points'");
  expect(readdirSync(inFolder('locales')).sort()).toEqual([
    'ar.json',
    'en.json',
    'ur.json',
    'zh_Hant_TW.json',
  ]);
  expect(existsSync(inFolder('tsconfig.test.json'))).toBe(false);
  expect(readFileSync(inFolder('tsconfig.json'), 'utf8')).toContain(
    '@courier/remote-kit/remote.tsconfig.json',
  );
});

it('keeps what was installed, and the commands the folder had', () => {
  writeFileSync(
    inFolder('package.json'),
    JSON.stringify({ dependencies: { '@courier/remote-kit': 'file:kit.tgz' }, scripts: { lint: 'oxlint' } }),
  );
  mkdirSync(inFolder('node_modules'));
  write('loyalty-points');
  expect(JSON.parse(readFileSync(inFolder('package.json'), 'utf8'))).toEqual({
    name: 'loyalty-points',
    version: '0.1.0',
    private: true,
    type: 'module',
    config: { port: 3007 },
    scripts: {
      lint: 'oxlint',
      dev: 'courier-remote dev',
      build: 'courier-remote build',
      test: 'courier-remote test',
      publish: 'courier-remote publish',
    },
    dependencies: { '@courier/remote-kit': 'file:kit.tgz' },
  });
});

it.each([
  ['', /one name: courier-remote new loyalty-points/],
  ['loyalty', /two or more words/],
  ['Loyalty-Points', /two or more words/],
  ['../elsewhere', /two or more words/],
  ['order-tracking', /taken/],
  ['order-status', /portal's own texts/],
])('refuses the name "%s", with nothing written', (name, reason) => {
  expect(() => write(name)).toThrow(reason);
  expect(readdirSync(folder)).toEqual([]);
});

it('refuses a second name', () => {
  expect(() => writeNew(folder, ['loyalty-points', 'gift-cards'], TEMPLATE)).toThrow(/one name/);
});

it.each(['tsconfig.json', 'webpack.config.ts', 'src/index.ts'])(
  'refuses a folder that has a %s, and leaves it as it is',
  (path) => {
    mkdirSync(inFolder('src'));
    writeFileSync(inFolder(path), 'mine');
    expect(() => write('loyalty-points')).toThrow(`has a ${path} already`);
    expect(readFileSync(inFolder(path), 'utf8')).toBe('mine');
    expect(existsSync(inFolder('package.json'))).toBe(false);
  },
);

it('says so where package.json cannot be read', () => {
  writeFileSync(inFolder('package.json'), '{');
  expect(() => write('loyalty-points')).toThrow(/is no package\.json that npm could read/);
  expect(readdirSync(folder)).toEqual(['package.json']);
});
