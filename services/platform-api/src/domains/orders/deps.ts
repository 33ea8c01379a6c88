import type { Deps as PlatformDeps } from '../../platform/deps';
import type { Routing } from '../places';
import type { Deps as PriceDeps } from '../prices/deps';
import type { FlagValues } from '../site';
import type { Carriers } from './carriers';

/** What placing, changing and cancelling an order needs. */
export interface Deps
  extends
    Pick<PlatformDeps, 'bus' | 'calls' | 'clock' | 'config' | 'keys'>,
    Pick<PriceDeps, 'externalFleets' | 'rules'> {
  flags: FlagValues;
  routing: Routing;
  carriers: Carriers;
}

/** What storing and changing an order needs. */
export type StoringDeps = Omit<Deps, 'calls' | 'carriers'>;

/** A statement that this server signed. */
export interface CheckedStatement {
  number: string;
  kind: 'statement' | 'credit-note';
  country: string;
  /** `YYYY-MM` */
  month: string;
  signedAt: number;
  keyId: string;
  sha256: string;
}
