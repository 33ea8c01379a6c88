import type { CountryCode } from '@courier/config';
import type { Proof } from '@courier/api-client/contract';
import type { Deps as PlatformDeps } from '../../../platform/deps';
import type { PhotoStores } from './stores/photo-stores';

/** What proofs of delivery need. */
export interface Deps extends Pick<PlatformDeps, 'bus' | 'calls' | 'clock' | 'config' | 'db' | 'log'> {
  photoStores: PhotoStores;
  demonstration: DemoProofs | null;
}

export interface DemoProofs {
  /** PNG of a proof for an order whose rider is simulated. */
  drawProof(orderId: string, proof: Proof, country: CountryCode): Buffer;
}
