import { describe, expect, it } from '@jest/globals';
import { goodReleases, NO_USE } from './good-releases';
import type { Channels, PublishedRelease } from './registry';

/** Newest first. */
const releases = ['4', '3', '2', '1'].map((version) => ({ version })) as PublishedRelease[];
const good = (channels: Partial<Channels>, used: Record<string, number> = {}) =>
  goodReleases({ releases, channels: { stable: '3', ...channels } }, new Map(Object.entries(used)));

describe('a fallback release', () => {
  it('is not simply the release before another', () => {
    expect(goodReleases({ releases, channels: { stable: '4' } }, NO_USE)).toEqual([]);
  });

  it('is the release proven last, regardless of the order', () => {
    expect(good({}, { 1: 30, 2: 20, 3: 10 })).toEqual(['1', '2', '3']);
    expect(good({}, { 1: 10, 2: 20, 3: 30 })).toEqual(['3', '2', '1']);
  });

  it('is a release that a person marked, unless usage proved another later', () => {
    expect(good({ good: { 1: 25 } }, { 2: 20 })).toEqual(['1', '2']);
    expect(good({ good: { 1: 25 } }, { 2: 30 })).toEqual(['2', '1']);
  });

  it('is the good release of an older file, after releases proven later', () => {
    expect(good({ lastGood: '1' })).toEqual(['1']);
    expect(good({ lastGood: '1' }, { 2: 1 })).toEqual(['2', '1']);
  });

  it('is never proven by use if it is newer than the stable or pinned release', () => {
    expect(good({}, { 4: 50, 2: 10 })).toEqual(['2']);
    expect(good({ pin: '2' }, { 4: 50, 3: 40, 2: 10 })).toEqual(['2']);
    expect(good({ good: { 4: 60 } }, { 2: 10 })).toEqual(['4', '2']);
  });

  it('is never a recalled release, also after a newer release', () => {
    expect(good({ recalled: ['2'], good: { 2: 60 }, lastGood: '2' }, { 2: 70, 1: 1 })).toEqual(['1']);
    expect(good({ stable: '4', recalled: ['3'] }, { 3: 70, 2: 1 })).toEqual(['2']);
  });

  it('is one of the releases in the entry', () => {
    expect(good({ lastGood: '9', good: { 8: 1 } }, { 7: 1 })).toEqual([]);
  });
});
