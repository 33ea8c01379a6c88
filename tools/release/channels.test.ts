import { describe, expect, it } from '@jest/globals';
import type { PublishedRelease } from '@courier/config/registry';
import { cleaned, markGood, pin, promote, rollback, withRelease, type Canary } from './channels.ts';
import { readChannels, readReleases, type StoredEntry } from './stored-entry.ts';

const release = (version: string): PublishedRelease => ({
  version,
  entry: `/remotes/beta/${version}/mf-manifest.json`,
  files: { 'a.js': `sha384-${version}` },
  preload: [],
  manifest: {
    name: 'beta',
    contractVersion: 1,
    titleKey: version,
    i18nNamespace: 'beta',
    routes: [],
    navigation: [],
    slots: [],
  },
  texts: { ar: { title: version } },
  document: `${version}.html`,
});
const add = (entry: StoredEntry | undefined, version: string, canary?: Canary) =>
  withRelease(entry, 'beta', release(version), canary);
const addReleases = (...versions: string[]) =>
  versions.reduce<StoredEntry | undefined>((entry, version) => add(entry, version), undefined) ?? {};
const TEN = { percent: 10, vendors: ['v1001'] };

describe('a release', () => {
  it('is for everybody, and no release becomes the last good one by its order', () => {
    expect(readChannels(addReleases('1', '2', '3'))).toEqual({ stable: '3' });
    expect(readReleases(addReleases('1', '2', '3')).map(({ version }) => version)).toEqual(['3', '2', '1']);
  });

  it('for a canary does not affect other browsers or the fields for older shells', () => {
    const before = addReleases('1');
    const after = add(before, '2', TEN);
    expect(readChannels(after)).toEqual({ stable: '1', canary: { release: '2', ...TEN } });
    const { releases: _r, channels: _c, ...shown } = after;
    const { releases: _before, channels: _too, ...wasShown } = before;
    expect(shown).toEqual(wasShown);
  });

  it('that is stable already cannot be a canary, and rollback then does not recall it', () => {
    expect(readChannels(add(addReleases('1', '2'), '2', TEN))).toEqual({ stable: '2' });
    const slipped = { ...addReleases('1'), channels: { stable: '1', canary: { release: '1', ...TEN } } };
    expect(() => rollback(slipped as StoredEntry)).toThrow(/none before 1/);
  });

  it('is for everybody if it is the first one, even as a canary', () => {
    expect(readChannels(add(undefined, '1', TEN))).toEqual({ stable: '1' });
  });

  it('is listed once if it is published again', () => {
    expect(readReleases(add(addReleases('1', '2'), '1')).map(({ version }) => version)).toEqual(['2', '1']);
  });
});

describe('promoting', () => {
  it('makes the canary or the named release stable', () => {
    expect(readChannels(promote(add(addReleases('1'), '2', TEN)))).toEqual({ stable: '2' });
    expect(readChannels(promote(add(addReleases('1', '2'), '3', TEN), '2'))).toMatchObject({ stable: '2' });
  });

  it.each([
    ['there is no canary', () => promote(addReleases('1')), /no canary/],
    [
      'it is there already, and names the others',
      () => rollback(markGood(addReleases('1', '2', '3'))),
      /name the one to go back to: 2, 1\./,
    ],
    ['the entry does not hold it', () => promote(addReleases('1'), '9'), /no release 9; there are: 1/],
  ])('is refused where %s', (_, run, reason) => expect(run).toThrow(reason));
});

describe('rolling back', () => {
  it('recalls the canary first', () => {
    expect(readChannels(rollback(add(markGood(addReleases('1', '2'), '1', 5), '3', TEN)))).toEqual({
      stable: '2',
      lastGood: '1',
      good: { 1: 5 },
      recalled: ['3'],
    });
  });

  it('leads to the last good release, not to the previous one, with all fields for older shells', () => {
    const good = markGood(addReleases('1'), undefined, 5);
    const back = rollback(add(add(good, '2'), '3'));
    expect(readChannels(back)).toEqual({ stable: '1', lastGood: '1', good: { 1: 5 }, recalled: ['3'] });
    const { releases: _r, channels: _c, ...now } = back;
    const { releases: _before, channels: _too, ...then } = good;
    expect(JSON.stringify(now)).toBe(JSON.stringify(then));
  });

  it('leads to the named release', () => {
    expect(readChannels(rollback(addReleases('1', '2', '3'), '2'))).toEqual({ stable: '2', recalled: ['3'] });
  });

  it('leads to the release proven by usage, without a named one', () => {
    const byUse = new Map([
      ['1', 10],
      ['2', 20],
    ]);
    expect(readChannels(rollback(addReleases('1', '2', '3'), undefined, byUse)).stable).toBe('2');
    expect(
      readChannels(rollback(markGood(addReleases('1', '2', '3'), '1', 15), undefined, byUse)).stable,
    ).toBe('2');
    expect(
      readChannels(rollback(markGood(addReleases('1', '2', '3'), '1', 25), undefined, byUse)).stable,
    ).toBe('1');
  });

  it('leads from a release that is proven itself to the one proven before it', () => {
    const byUse = new Map([
      ['1', 10],
      ['3', 30],
    ]);
    expect(readChannels(rollback(addReleases('1', '2', '3'), undefined, byUse)).stable).toBe('1');
  });

  it('removes the good mark of a recalled release', () => {
    const marked = markGood(markGood(addReleases('1', '2'), '1', 5), '2', 6);
    expect(readChannels(rollback(marked))).toEqual({
      stable: '1',
      lastGood: '1',
      good: { 1: 5 },
      recalled: ['2'],
    });
  });

  it.each([
    ['there is no other release', () => rollback(addReleases('1')), /no last good release and none before 1/],
    ['it is there already', () => rollback(markGood(addReleases('1'))), /already/],
    [
      'only what is taken back is proven',
      () => rollback(addReleases('1', '2'), undefined, new Map([['2', 9]])),
      /already/,
    ],
    ['the entry does not hold it', () => rollback(addReleases('1', '2'), '9'), /no release 9/],
  ])('is refused where %s', (_, run, reason) => expect(run).toThrow(reason));
});

it('goes back to the release before it where nothing is proven, and past recalled releases', () => {
  const once = rollback(addReleases('1', '2', '3'));
  expect(readChannels(once)).toMatchObject({ stable: '2', recalled: ['3'] });
  expect(readChannels(rollback(once))).toMatchObject({ stable: '1', recalled: ['3', '2'] });
});

describe('a recalled release', () => {
  it('is pinned only if that is confirmed', () => {
    const recalled = rollback(addReleases('1', '2'));
    expect(() => pin(recalled, '2')).toThrow(/2 was recalled; .* add --yes/);
    expect(readChannels(pin(recalled, '2', { isConfirmed: true })).pin).toBe('2');
    expect(readChannels(pin(recalled, '1')).pin).toBe('1');
  });

  const used = new Map([
    ['1', 10],
    ['3', 30],
  ]);

  it('is no fallback, even with good usage, also behind a newer release', () => {
    const later = add(rollback(addReleases('1', '2', '3'), '2'), '4');
    expect(readChannels(later)).toEqual({ stable: '4', recalled: ['3'] });
    expect(readChannels(rollback(later, undefined, used)).stable).toBe('1');
  });

  it('stays recalled when an older release is promoted', () => {
    expect(readChannels(promote(addReleases('1', '2', '3'), '2'))).toEqual({ stable: '2', recalled: ['3'] });
  });

  it.each([
    ['promoted', (entry: StoredEntry) => promote(entry, '3')],
    ['called good', (entry: StoredEntry) => markGood(entry, '3', 40)],
    ['released again', (entry: StoredEntry) => add(entry, '3')],
  ])('is released again once it is %s', (_, giveAgain) => {
    expect(readChannels(giveAgain(rollback(addReleases('1', '2', '3'), '2'))).recalled).toBeUndefined();
  });
});

describe('a pin', () => {
  it('also applies to older shells until it is removed', () => {
    const pinned = pin(addReleases('1', '2'), '1');
    expect(pinned).toMatchObject({ active: { version: '1' }, document: '1.html', channels: { pin: '1' } });
    expect(pin(pinned, null)).toMatchObject({ active: { version: '2' }, channels: { stable: '2' } });
  });

  it('of a release that the entry lacks is refused', () => {
    expect(() => pin(addReleases('1'), '9')).toThrow(/no release 9/);
  });
});

it('cleaning keeps the newest releases, those in a channel and fallbacks', () => {
  const many = pin(markGood(add(addReleases('1', '2', '3', '4', '5', '6'), '7', TEN), '2', 5), '1');
  expect(readReleases(cleaned(many, 2)).map(({ version }) => version)).toEqual(['7', '6', '2', '1']);
  const used = pin(add(addReleases('1', '2', '3', '4', '5', '6'), '7', TEN), null);
  const kept = cleaned(used, 1, new Map([['3', 9]]));
  expect(readReleases(kept).map(({ version }) => version)).toEqual(['7', '6', '3']);
});

it('cleaning removes the marks of removed releases', () => {
  const back = rollback(markGood(addReleases('1', '2', '3'), '1', 5), '2');
  const later = markGood(
    ['4', '5', '6'].reduce((entry, version) => add(entry, version), back),
    '6',
    8,
  );
  const again = markGood(later, '5', 9);
  expect(readChannels(cleaned(again, 1))).toEqual({ stable: '6', lastGood: '5', good: { 5: 9, 6: 8 } });
});
