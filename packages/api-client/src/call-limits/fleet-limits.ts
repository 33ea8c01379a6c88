import type { Allowance } from './call-limit.types';

/** Rate limits of a dispatch system, over all calls together. */
export const FLEET_LIMITS = {
  address: { calls: 6000, seconds: 60 },
  key: { calls: 50, seconds: 1 },
  delivery: { calls: 1, seconds: 1 },
} as const satisfies Readonly<Record<string, Allowance>>;
