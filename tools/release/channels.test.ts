import { describe, expect, it } from '@jest/globals';
import type { PublishedRelease } from '@courier/config/registry';
import {
  channelsOf,
  cleaned,
  markGood,
  pin,
  promote,
  releasesOf,
  rollback,
  withRelease,
  type Canary,
  type StoredEntry,
} from './channels.mjs';

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
const of = (...versions: string[]) =>
  versions.reduce<StoredEntry | undefined>((entry, version) => add(entry, version), undefined) ?? {};
const TEN = { percent: 10, vendors: ['v1001'] };

describe('a release', () => {
  it("is everybody's, and no release becomes the last good one by its place in the order", () => {
    expect(channelsOf(of('1', '2', '3'))).toEqual({ stable: '3' });
    expect(releasesOf(of('1', '2', '3')).map(({ version }) => version)).toEqual(['3', '2', '1']);
  });

  it('for a canary leaves everybody else, and the fields older shells read, as they are', () => {
    const before = of('1');
    const after = add(before, '2', TEN);
    expect(channelsOf(after)).toEqual({ stable: '1', canary: { release: '2', ...TEN } });
    const { releases: _r, channels: _c, ...shown } = after;
    const { releases: _before, channels: _too, ...wasShown } = before;
    expect(shown).toEqual(wasShown);
  });

  it("that is the first one is everybody's even as a canary", () => {
    expect(channelsOf(add(undefined, '1', TEN))).toEqual({ stable: '1' });
  });

  it('that is published again takes no second place', () => {
    expect(releasesOf(add(of('1', '2'), '1')).map(({ version }) => version)).toEqual(['2', '1']);
  });
});

describe('promoting', () => {
  it('gives everybody the canary, or the release that is named', () => {
    expect(channelsOf(promote(add(of('1'), '2', TEN)))).toEqual({ stable: '2' });
    expect(channelsOf(promote(of('1', '2'), '1'))).toEqual({ stable: '1' });
  });

  it.each([
    ['there is no canary', () => promote(of('1')), /no canary/],
    ['the entry does not hold it', () => promote(of('1'), '9'), /no release 9; there are: 1/],
  ])('is refused where %s', (_, run, reason) => expect(run).toThrow(reason));
});

describe('rolling back', () => {
  it('takes back the canary first', () => {
    expect(channelsOf(rollback(add(markGood(of('1', '2'), '1'), '3', TEN)))).toEqual({
      stable: '2',
      lastGood: '1',
    });
  });

  it('leads to the last good release, not to the one before, with all that older shells read', () => {
    const good = markGood(of('1'));
    const back = rollback(add(add(good, '2'), '3'));
    expect(channelsOf(back)).toEqual({ stable: '1', lastGood: '1' });
    const { releases: _r, ...now } = back;
    const { releases: _before, ...then } = good;
    expect(JSON.stringify(now)).toBe(JSON.stringify(then));
  });

  it('leads to the release that is named', () => {
    expect(channelsOf(rollback(of('1', '2', '3'), '2'))).toEqual({ stable: '2' });
  });

  it.each([
    ['nothing was called good', () => rollback(of('1', '2')), /no last good release/],
    ['it stands there already', () => rollback(markGood(of('1'))), /already/],
    ['the entry does not hold it', () => rollback(of('1', '2'), '9'), /no release 9/],
  ])('is refused where %s', (_, run, reason) => expect(run).toThrow(reason));
});

describe('a pin', () => {
  it('is what older shells see as well, until it is taken off', () => {
    const pinned = pin(of('1', '2'), '1');
    expect(pinned).toMatchObject({ active: { version: '1' }, document: '1.html', channels: { pin: '1' } });
    expect(pin(pinned, null)).toMatchObject({ active: { version: '2' }, channels: { stable: '2' } });
  });

  it('of a release the entry does not hold is refused', () => {
    expect(() => pin(of('1'), '9')).toThrow(/no release 9/);
  });
});

it('cleaning keeps the newest releases and those a channel names', () => {
  const many = pin(markGood(add(of('1', '2', '3', '4', '5', '6'), '7', TEN), '2'), '1');
  expect(releasesOf(cleaned(many, 2)).map(({ version }) => version)).toEqual(['7', '6', '2', '1']);
});
