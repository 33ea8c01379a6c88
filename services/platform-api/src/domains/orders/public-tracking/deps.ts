import type { Deps as PlatformDeps } from '../../../platform/deps';
import type { FlagValues } from '../../site';
import type { Deps as ProofDeps } from '../proofs/deps';

/** What the public page of an order needs. */
export interface Deps
  extends
    Pick<PlatformDeps, 'bus' | 'calls' | 'clock' | 'config' | 'keys'>,
    Pick<ProofDeps, 'photoStores' | 'demonstration'> {
  flags: FlagValues;
}
