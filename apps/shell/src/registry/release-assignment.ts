import type { SafeStorage } from '@courier/config/document';
import type { ShellOffer, Taker } from '@courier/config/registry';
import * as v from 'valibot';
import { parseJson } from '../platform/parse-json';
import { rolloutBucket } from './rollout-bucket';
import { switchedOff } from './switched-off';

/** After this many failures of a release in one tab, the tab uses the last good release. */
const MOST_FAILURES = 3;

const FAILURES = 'release-failures';
const VENDORS = 'release-vendors';
const failuresSchema = v.record(v.string(), v.number());
const vendorsSchema = v.array(v.string());

/** The release assignment of this browser. Records vendors and failures as long as the tab is open. */
export interface BrowserReleases extends Taker {
  addVendors(ids: readonly string[]): void;
  /** The release failed at runtime. */
  failed(remote: string, version: string): void;
  /** The release could not be loaded; the fallback release is used at once. */
  avoid(remote: string, version: string): void;
}

const releaseKey = (remote: string, version: string) => `${remote} ${version}`;

/**
 * @param storage local storage
 * @param tab session storage
 * @param offer modules that this shell shares
 */
export function createReleaseAssignment(
  storage: SafeStorage,
  tab: SafeStorage,
  offer?: ShellOffer,
): BrowserReleases {
  const failures = (): Record<string, number> => parseJson(failuresSchema, tab.read(FAILURES)) ?? {};
  const count = (remote: string, version: string, by: number) => {
    const before = failures();
    const key = releaseKey(remote, version);
    tab.write(FAILURES, JSON.stringify({ ...before, [key]: (before[key] ?? 0) + by }));
  };
  return {
    bucket: rolloutBucket(storage),
    ...(offer ? { offer } : {}),
    get vendors() {
      return parseJson(vendorsSchema, tab.read(VENDORS)) ?? [];
    },
    isOff: (remote) => switchedOff(tab).includes(remote),
    isAvoided: (remote, version) => (failures()[releaseKey(remote, version)] ?? 0) >= MOST_FAILURES,
    addVendors: (ids) => tab.write(VENDORS, JSON.stringify(ids)),
    failed: (remote, version) => count(remote, version, 1),
    avoid: (remote, version) => count(remote, version, MOST_FAILURES),
  };
}
