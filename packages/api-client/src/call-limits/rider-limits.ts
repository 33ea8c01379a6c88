import type { Allowance } from './call-limit.types';

/** Rate limits of riders' phones, over all calls together. Many riders share the address of a mobile network. */
export const RIDER_LIMITS = {
  address: { calls: 6000, seconds: 60 },
  /** Sign-ins, in addition to five wrong PINs per rider. */
  signIn: { calls: 60, seconds: 300 },
  session: { calls: 10, seconds: 1 },
} as const satisfies Readonly<Record<string, Allowance>>;
