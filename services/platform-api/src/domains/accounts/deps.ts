import type { CountryCode } from '@courier/config';
import type { Deps as SiteDeps } from '../site/deps';
import type { VendorRules } from './vendors/vendor-rules';

/** What accounts add. */
export interface Deps extends SiteDeps {
  vendorRules: VendorRules;
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
