import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../start/root.mjs';
import { findGrownScreens, listScreenFiles, readBudgets } from './screen-sizes.ts';

let site: string;
const write = (path: string, bytes: number | object) => {
  const file = join(site, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof bytes === 'number' ? 'x'.repeat(bytes) : JSON.stringify(bytes));
};

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'courier-budgets-'));
  write('documents.json', {
    early: '/early/early.js',
    preload: { workspace: ['/shell/main.js'] },
    shared: { '@courier/ui-kit/input': ['/shell/input.js'], '@courier/ui-kit/map': ['/shell/map.js'] },
  });
  write('registry/courier.json', {
    remotes: [
      {
        name: 'request-rider',
        active: {
          entry: '/remotes/request-rider/1/mf-manifest.json',
          preload: ['form.js'],
          shared: ['@courier/ui-kit/input'],
        },
      },
    ],
  });
  write('early/early.js', 10);
  write('shell/main.js', 5000);
  write('shell/main.js.br', 600);
  write('shell/input.js', 40);
  write('shell/map.js', 9000);
  write('remotes/request-rider/1/form.js', 350);
  write('locales/zh_Hant_TW.json', 70);
  write('remotes/request-rider/1/locales/zh_Hant_TW.json', 30);
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const budget = (bytes: number, more = {}) => ({
  screens: [{ screen: '/request-a-rider', remote: 'request-rider', bytes, reason: 'measured', ...more }],
});

it('counts the early script, the workspace, the shared parts and the remote as they are served', () => {
  expect(listScreenFiles({ remote: 'request-rider' }, site)).toEqual([
    { path: '/shell/main.js', bytes: 600 },
    { path: '/remotes/request-rider/1/form.js', bytes: 350 },
    { path: '/shell/input.js', bytes: 40 },
    { path: '/early/early.js', bytes: 10 },
  ]);
});

it('accepts a screen that grew by 1 %, and one that became smaller', () => {
  expect(findGrownScreens(budget(991), site)).toEqual([]);
  expect(findGrownScreens(budget(2000), site)).toEqual([]);
});

it('names a screen that grew by more than 1 %, its growth and its largest file', () => {
  expect(findGrownScreens(budget(980), site)).toEqual([
    '/request-a-rider loads 1000 bytes before it is interactive, 2.0 % more than tools/budgets/budgets.json states. ' +
      'Its largest file is /shell/main.js (600 bytes). Load the new code later, or change the line and its reason.',
  ]);
});

it('counts the texts of a language for a screen in that language', () => {
  expect(findGrownScreens(budget(1100, { language: 'zh_Hant_TW' }), site)).toEqual([]);
  expect(findGrownScreens(budget(1000, { language: 'zh_Hant_TW' }), site)).toHaveLength(1);
});

it('counts nothing for a remote that was removed or has another origin', () => {
  expect(listScreenFiles({ remote: 'bulk-upload' }, site)).toEqual([]);
  const entry = 'https://remotes.example/request-rider/1/mf-manifest.json';
  write('registry/courier.json', {
    remotes: [{ name: 'request-rider', active: { entry, preload: ['form.js'] } }],
  });
  expect(findGrownScreens(budget(1), site)).toEqual([]);
});

it('has a reason for every screen, and only remotes that exist', () => {
  const { screens } = readBudgets();
  const apps = readdirSync(join(ROOT, 'apps'));
  expect(screens.length).toBeGreaterThan(4);
  for (const { remote, reason, bytes } of screens) {
    expect(apps).toContain(remote);
    expect(reason).toMatch(/\S+ \S+/);
    expect(bytes).toBeGreaterThan(100_000);
  }
});
