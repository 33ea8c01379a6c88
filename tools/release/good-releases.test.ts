import { expect, it } from '@jest/globals';
import { goodReleases as asShellsDo } from '@courier/config/registry';
import type { Channels, PublishedRelease } from '@courier/config/registry';
import fc from 'fast-check';
import { goodReleases } from './good-releases.ts';

const version = fc.constantFrom('1', '2', '3', '4', 'constructor', '__proto__');
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const time = fc.integer({ min: 0, max: 9 });

const channels = fc.record({
  stable: version,
  lastGood: optional(version),
  pin: optional(version),
  good: optional(fc.dictionary(version, time)),
  recalled: optional(fc.array(version)),
});

it('commands and portals select the same good releases, for any registry', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(version, { minLength: 1 }),
      channels,
      fc.array(fc.tuple(version, time)),
      (versions, given, use) => {
        const releases = versions.map((one) => ({ version: one })) as PublishedRelease[];
        const entry = { releases, channels: given as Channels };
        const byUse = new Map(use);
        expect(goodReleases(entry, byUse)).toEqual(asShellsDo(entry, byUse));
      },
    ),
  );
});
