import type { Vendor } from '@courier/api-client';
import type { Readable } from './readable';

export interface VendorsState {
  status: 'loading' | 'ready' | 'failed';
  /** Every vendor and outlet of the account, parents before their outlets. */
  vendors: readonly Vendor[];
  /** The vendor all actions apply to; null until the list has arrived or when it is empty. */
  selected: Vendor | null;
  /** Current value of "Include all outlets": false where the toggle is disabled. */
  includeAllOutlets: boolean;
  /** Whether the toggle can be moved now; `hidden` where the country does not offer it. */
  allOutletsToggle: 'hidden' | 'disabled' | 'enabled';
}

export interface VendorsPort extends Readable<VendorsState> {
  /** Chooses a vendor by id and replaces the vendor segment of the current path. Unknown ids are ignored. */
  select(vendorId: string): void;
  /** Switches "include all outlets"; nothing happens while the toggle is not enabled. */
  setIncludeAllOutlets(on: boolean): void;
  /** Asks the server for the list again; resolves when it has been applied, never rejects. */
  refresh(): Promise<void>;
  /** Resolves with the list once it is there; rejects with the `ApiError` of a failed call. */
  ready(): Promise<readonly Vendor[]>;
  /** Fee of a configured test vendor where none can be had, in major units; null for every other vendor. */
  fallbackFee(vendorId: string): number | null;
}
