import type { Vendor } from '@courier/api-client';
import type { Readable } from './readable';

export interface VendorsState {
  status: 'loading' | 'ready' | 'failed';
  /** All vendors and outlets of the account, parents before their outlets. */
  vendors: readonly Vendor[];
  /** The vendor for all actions; null until the list has arrived or when it is empty. */
  selected: Vendor | null;
  /** Value of "Include all outlets"; false while disabled. */
  includeAllOutlets: boolean;
  /** Whether the user can change "include all outlets"; `hidden` where the country does not offer it. */
  allOutletsToggle: 'hidden' | 'disabled' | 'enabled';
}

export interface VendorsPort extends Readable<VendorsState> {
  /** Selects a vendor and replaces the vendor segment of the path. Unknown ids are ignored. */
  select(vendorId: string): void;
  /** No effect while the toggle is not enabled. */
  setIncludeAllOutlets(on: boolean): void;
  /** Refetches the list; resolves when applied, never rejects. */
  refresh(): Promise<void>;
  /** Resolves with the loaded list; rejects with the `ApiError` of a failed call. */
  ready(): Promise<readonly Vendor[]>;
  /** Fee of a test vendor without a quote, in major units; null for other vendors. */
  fallbackFee(vendorId: string): number | null;
}
