import type { Deps as PlatformDeps } from '../../platform/deps';
import type { VendorRules } from './vendors/vendor-rules';

/** What vendors and outlets need. */
export interface Deps extends Pick<PlatformDeps, 'calls' | 'clock' | 'db'> {
  vendorRules: VendorRules;
}
