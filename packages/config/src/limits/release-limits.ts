/** How releases prove themselves by use. */
export const RELEASE_LIMITS = {
  /** Reported loads before a release can be good. */
  provenLoads: 200,
  /** Of so many loads, fewer than one failed. */
  loadsPerFailure: 100,
  /** So many networks reported a failure before failures count at all. */
  failedNetworks: 10,
  /** Of a hundred pages so many tell, unless the deployment says otherwise. */
  samplePercent: 10,
  /** A page collects reports for this time into one call. */
  tellDelayMs: 3000,
  outcomesAtOnce: 20,
  bodyBytes: 4096,
  /** Loads of one release that count from one network, and failures; later ones of the window are ignored. */
  networkLoads: 10,
  networkFailures: 1,
  networkSeconds: 30 * 86_400,
  /** Interval for writing counts of an instance to the database and reading the total. */
  flushMs: 10_000,
  /** Counts of a release without reports. */
  keptDays: 180,
  /** Fallback releases that browsers get. */
  fallbacks: 2,
} as const;
