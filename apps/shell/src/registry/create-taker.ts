import type { SafeStorage } from '@courier/config/document';
import type { ShellOffer, Taker } from '@courier/config/registry';
import * as v from 'valibot';
import { parseJson } from '../platform/parse-json';
import { rolloutBucket } from './rollout-bucket';
import { switchedOff } from './switched-off';

/** Failures of a release in one tab, after which the tab takes the last good one. */
const MOST_FAILURES = 3;

const FAILURES = 'release-failures';
const VENDORS = 'release-vendors';
const failuresSchema = v.record(v.string(), v.number());
const vendorsSchema = v.array(v.string());

/** This browser, as it takes releases, and what it learns about itself and them while a tab is open. */
export interface BrowserTaker extends Taker {
  /** The vendors of the account, once they are known. */
  learnVendors(ids: readonly string[]): void;
  /** A release failed to run. */
  failed(remote: string, version: string): void;
  /** A release did not load, and another one stands in for it. */
  avoid(remote: string, version: string): void;
}

const keyOf = (remote: string, version: string) => `${remote} ${version}`;

/**
 * @param storage what the browser remembers for ever
 * @param tab what it remembers as long as the tab is open
 * @param offer what this shell has for remotes
 */
export function createTaker(storage: SafeStorage, tab: SafeStorage, offer?: ShellOffer): BrowserTaker {
  const failures = (): Record<string, number> => parseJson(failuresSchema, tab.read(FAILURES)) ?? {};
  const count = (remote: string, version: string, by: number) => {
    const before = failures();
    const key = keyOf(remote, version);
    tab.write(FAILURES, JSON.stringify({ ...before, [key]: (before[key] ?? 0) + by }));
  };
  return {
    bucket: rolloutBucket(storage),
    ...(offer ? { offer } : {}),
    get vendors() {
      return parseJson(vendorsSchema, tab.read(VENDORS)) ?? [];
    },
    isOff: (remote) => switchedOff(tab).includes(remote),
    isAvoided: (remote, version) => (failures()[keyOf(remote, version)] ?? 0) >= MOST_FAILURES,
    learnVendors: (ids) => tab.write(VENDORS, JSON.stringify(ids)),
    failed: (remote, version) => count(remote, version, 1),
    avoid: (remote, version) => count(remote, version, MOST_FAILURES),
  };
}
