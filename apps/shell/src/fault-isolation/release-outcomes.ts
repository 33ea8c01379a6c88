import type { ReleaseOutcome } from '@courier/api-client';
import { OUTCOMES_ADDRESS, RELEASE_LIMITS, type ReleaseFailure } from '@courier/config';
import { isHashed, type RemoteRelease } from '@courier/config/registry';

/** Each outcome of a release is reported once. Does not wait for requests. */
export interface ReleaseOutcomes {
  loaded(remote: string, release: RemoteRelease): void;
  failed(remote: string, release: string, kind: ReleaseFailure): void;
  /** Sends pending outcomes when the user leaves the page; returns the function that stops it. */
  start(target?: EventTarget): () => void;
}

export interface ReleaseOutcomeServices {
  fetcher: typeof fetch;
  /** Percentage of pages that send reports. */
  samplePercent: number;
  /** From 0 to 1. Called once per page, so that a page reports either all of its outcomes or none. */
  random?: () => number;
}

export function createReleaseOutcomes({
  fetcher,
  samplePercent,
  random = Math.random,
}: ReleaseOutcomeServices): ReleaseOutcomes {
  const isTelling = random() * 100 < samplePercent;
  const reportedOutcomes = new Set<string>();
  const waiting: ReleaseOutcome[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const outcomes = waiting.splice(0, RELEASE_LIMITS.outcomesAtOnce);
      fetcher(OUTCOMES_ADDRESS, {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ outcomes }),
      }).catch(() => undefined);
    }
  }

  function reportOutcomeOnce(outcome: ReleaseOutcome): void {
    const key = [outcome.remote, outcome.release, outcome.outcome].join(' ');
    if (!isTelling || reportedOutcomes.has(key)) return;
    reportedOutcomes.add(key);
    waiting.push(outcome);
    timer ??= setTimeout(send, RELEASE_LIMITS.tellDelayMs);
  }

  return {
    loaded(remote, release) {
      // A development server has no published release.
      if (isHashed(release)) reportOutcomeOnce({ remote, release: release.version, outcome: 'loaded' });
    },
    failed: (remote, release, kind) => reportOutcomeOnce({ remote, release, outcome: 'failed', kind }),
    start(target = window) {
      target.addEventListener('pagehide', send);
      return () => {
        target.removeEventListener('pagehide', send);
        clearTimeout(timer);
      };
    },
  };
}
