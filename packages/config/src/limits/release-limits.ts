/** Thresholds for proving a release by use. */
export const RELEASE_LIMITS = {
  provenLoads: 200,
  /** Less than one failure per this number of loads. */
  loadsPerFailure: 100,
  /** Number of networks that must report a failure before failures count. */
  failedNetworks: 10,
  /** Percentage of reporting pages, by default. */
  samplePercent: 10,
  /** A page collects reports for this time into one call. */
  tellDelayMs: 3000,
  outcomesAtOnce: 20,
  bodyBytes: 4096,
  /** Counted loads and failures of one release per network and window. */
  networkLoads: 10,
  networkFailures: 1,
  networkSeconds: 30 * 86_400,
  /** Interval for writing an instance's counts to the database and reading the total. */
  flushMs: 10_000,
  /** Counts of a release without reports. */
  keptDays: 180,
  fallbacks: 2,
} as const;
