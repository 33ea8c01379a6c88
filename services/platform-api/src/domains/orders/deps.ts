import type { CountryCode } from '@courier/config';
import type { Proof } from '@courier/api-client/contract';
import type { DemoPlaces } from '../places/deps';
import type { Deps as PriceDeps } from '../prices/deps';
import type { Carriers } from './carriers';
import type { PhotoStores } from './proofs/stores/photo-stores';

/** What orders add. */
export interface Deps extends PriceDeps {
  carriers: Carriers;
  photoStores: PhotoStores;
  demonstration: DemoOrders | null;
}

export interface DemoOrders extends DemoPlaces {
  /** PNG of a proof for an order whose rider is simulated. */
  drawProof(orderId: string, proof: Proof, country: CountryCode): Buffer;
}
