import { expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson } from '../start/read-json.mjs';
import { ROOT } from '../start/root.mjs';
import { copyDocuments } from './copy-documents.ts';
import { PACKAGES } from './packed-package.ts';

it('a packed package contains its README, its CHANGELOG and the licence of the repository', () => {
  const root = mkdtempSync(join(tmpdir(), 'kit-'));
  try {
    mkdirSync(join(root, 'packages/a/dist'), { recursive: true });
    writeFileSync(join(root, 'LICENSE'), 'the licence');
    writeFileSync(join(root, 'packages/a/README.md'), 'how to use it');
    writeFileSync(join(root, 'packages/a/CHANGELOG.md'), 'what changed');
    copyDocuments(root, 'packages/a');
    expect(readFileSync(join(root, 'packages/a/dist/CHANGELOG.md'), 'utf8')).toBe('what changed');
    expect(readFileSync(join(root, 'packages/a/dist/LICENSE'), 'utf8')).toBe('the licence');
    expect(readFileSync(join(root, 'packages/a/dist/README.md'), 'utf8')).toBe('how to use it');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

it('every workspace and the template of a remote name the licence of the repository', () => {
  const lock = readJson('package-lock.json').packages;
  const workspaces = Object.keys(lock).filter((place) => !place.includes('node_modules/'));
  const { license } = readJson('package.json');
  expect(readFileSync(join(ROOT, 'LICENSE'), 'utf8')).toContain('Apache License');
  expect(license).toBe('Apache-2.0');
  for (const place of workspaces) {
    expect([place, lock[place].license]).toEqual([place, license]);
    expect([place, readJson(join(place, 'package.json')).license]).toEqual([place, license]);
  }
  const template = readFileSync(join(ROOT, 'tools/new-remote/template/package.json.txt'), 'utf8');
  expect(template).toContain(`"license": "${license}"`);
});

it.each([...PACKAGES, 'remote-kit'])('the newest entry in the CHANGELOG of %s is its version', (name) => {
  const changes = readFileSync(join(ROOT, 'packages', name, 'CHANGELOG.md'), 'utf8');
  expect(changes.match(/^## (.+)$/m)?.[1]).toBe(readJson(`packages/${name}/package.json`).version);
});
