import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import { readCompositions } from '../publish/read-compositions';
import { applyComposition } from './composition.ts';
import { readStored, writeStored } from './site-folder.ts';

const TOPICS = {
  'request-rider': ['ordering'],
  'bulk-upload': ['sheets'],
  'tracking-history': ['following', 'history'],
  'public-tracking': ['following', 'customer-page'],
} as const;
type Remote = keyof typeof TOPICS;

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'courier-composition-rules-'));
});

function buildEntry(name: string, manifest: object) {
  const release = { version: '1', entry: `https://remotes.example/${name}/1`, files: {}, manifest };
  return { name, releases: [release], channels: { stable: '1' }, active: release, manifest };
}

const writeRemotes = (remotes: readonly object[]) =>
  writeStored(site, 'oasis', { schemaVersion: 1, brand: 'oasis', remotes: remotes as never });

const compose = (...names: Remote[]) =>
  writeRemotes(
    names.map((name) =>
      buildEntry(name, { topics: TOPICS[name], routes: [{ path: `/${name}/:id` }], slots: [] }),
    ),
  );

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(__dirname, 'registry.ts'), ...args, '--to', site],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}
const NEITHER = 'can neither see nor cancel them';

it.each<[Remote[], boolean]>([
  [['request-rider'], false],
  [['bulk-upload'], false],
  [['request-rider', 'bulk-upload'], false],
  [['request-rider', 'tracking-history'], true],
  [['bulk-upload', 'tracking-history'], true],
  [['request-rider', 'public-tracking'], true],
  [['public-tracking'], true],
])('a brand of %p passes the check of its composition: %s', (names, isPassed) => {
  compose(...names);
  expect(run('check').stdout.includes(NEITHER)).toBe(!isPassed);
});

it('a brand for guests alone needs no screen for shops, but not with sheets, which only shops use', () => {
  compose('request-rider');
  expect(run('check').stdout).toContain('registry add oasis --audience guests');
  expect(run('add', 'oasis', '--audience', 'guests').stdout).toBe('oasis is for guests alone.\n');
  expect(run('check').stdout).not.toContain(NEITHER);
  compose('bulk-upload');
  run('add', 'oasis', '--audience', 'guests');
  expect(run('check')).toMatchObject({ status: 1, stdout: expect.stringContaining(NEITHER) as unknown });
});

it('refuses an unknown audience, and one for a brand that the site lacks', () => {
  compose('request-rider');
  expect(run('add', 'oasis', '--audience', 'riders').stderr).toBe(
    'An audience is one of guests, not riders.\n',
  );
  expect(run('add', 'nowhere', '--audience', 'guests').stderr).toBe('The site has no brand nowhere.\n');
});

it('the audience in the sources reaches the site, and leaves it again', () => {
  compose('request-rider');
  const { lists, audiences } = readCompositions({
    oasis: { remotes: ['request-rider'], audience: 'guests' },
  });
  applyComposition(site, ['oasis'], lists, { by: '', why: '', audiences });
  expect(run('check').stdout).not.toContain(NEITHER);
  applyComposition(site, ['oasis'], lists, { by: '', why: '' });
  expect(readStored(site, 'oasis')['audience']).toBeUndefined();
  expect(run('check').stdout).toContain(NEITHER);
});

it('a removal names the screens and features that disappear, and a refused composition', () => {
  compose('request-rider', 'tracking-history', 'public-tracking');
  const { stdout } = run('remove', 'oasis', 'public-tracking');
  expect(stdout).toContain('Gone are the screens /public-tracking/:id');
  expect(stdout).toContain('the page of the customer with its link, QR code and PIN');
  expect(stdout).not.toContain('following an order');
  const last = run('remove', 'oasis', 'tracking-history').stdout;
  expect(last).toContain('Gone with it: following an order, cancelling it and its proofs.');
  expect(last).toContain(`registry check refuses this composition. oasis: shops place orders`);
  expect(JSON.parse(readFileSync(join(site, 'registry/oasis.json'), 'utf8'))).toMatchObject({
    composition: { removed: ['public-tracking', 'tracking-history'] },
  });
});

it('says nothing about remotes that are older than their topics', () => {
  writeRemotes([buildEntry('bulk-upload', { routes: [] })]);
  expect(run('check').stdout).not.toContain(NEITHER);
});
