import type { CountryCode } from '@courier/config';
import type { Deps as PlatformDeps } from '../../../platform/deps';
import type { Portals } from '../../../settings/portals/portal-links';

/** What sign-in and sessions need. */
export interface Deps extends Pick<
  PlatformDeps,
  'bus' | 'calls' | 'clock' | 'config' | 'db' | 'jobs' | 'keys' | 'log'
> {
  portals: Portals;
  /** Null in production. */
  demonstration: DemoAccounts | null;
}

export interface DemoAccounts {
  /** Creates the shop of a demo account at its first sign-in. Other emails do nothing. */
  prepareSignIn(
    deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'bus'>,
    country: CountryCode,
    email: string,
  ): Promise<void>;
}
