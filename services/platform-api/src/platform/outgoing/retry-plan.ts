const SECOND_MS = 1000;

/** How long a failed attempt waits for the next one, by the number of earlier attempts; the last repeats. */
const WAITS_SECONDS = [5, 30, 120, 600, 3600] as const;
/** Items that failed together are not repeated together: each wait is shortened by up to this share. */
const JITTER = 0.2;

export interface FailedAttempt {
  /** Earlier attempts. */
  tries: number;
  /** For a receiver that has to get its items soon after it is back. */
  longestSeconds?: number | undefined;
  /** What the receiver has asked for; the next attempt is not earlier. */
  retryAfterSeconds?: number | null | undefined;
}

/** The one table of waits for calls that are repeated from the database. */
export function retryWaitMs(
  { tries, longestSeconds = Infinity, retryAfterSeconds }: FailedAttempt,
  random: () => number = Math.random,
): number {
  const waitSeconds = WAITS_SECONDS[Math.min(tries, WAITS_SECONDS.length - 1)] ?? 0;
  const jittered = Math.min(waitSeconds, longestSeconds) * (1 - JITTER * random());
  return Math.round(Math.max(jittered, retryAfterSeconds ?? 0) * SECOND_MS);
}
