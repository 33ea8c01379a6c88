/** How releases prove themselves by use. */
export const RELEASE_LIMITS = {
  /** Loads that were told of before a release can be called good. */
  provenLoads: 200,
  /** Of so many loads, fewer than one failed. */
  loadsPerFailure: 100,
  /** So many networks reported a failure before failures count at all. */
  failedNetworks: 10,
  /** Of a hundred pages so many tell, unless the deployment says otherwise. */
  samplePercent: 10,
  /** A page tells what happened within this time in one call. */
  tellDelayMs: 3000,
  outcomesAtOnce: 20,
  bodyBytes: 4096,
  /** Loads of one release that count from one network, and failures; later ones of the window are ignored. */
  networkLoads: 10,
  networkFailures: 1,
  networkSeconds: 30 * 86_400,
  /** What an instance was told is added to the database, and what all were told is read, this often. */
  flushMs: 10_000,
  /** Counts of a release nobody tells of any more. */
  keptDays: 180,
  /** Releases to fall back to that browsers are told of. */
  fallbacks: 2,
} as const;
