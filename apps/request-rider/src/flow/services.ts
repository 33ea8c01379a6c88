import type { QueryClient } from '@tanstack/react-query';
import type { Vendor } from '@courier/api-client';
import type { Ports } from '@courier/shell-api';
import type { OrderDraftStore } from '../model/draft/order-draft.store';
import type { OrderToBeUpdated } from '../model/request-flow/request-flow.types';

export interface RequestServices {
  ports: Ports;
  cache: QueryClient;
  draft: OrderDraftStore;
  /** Snapshot from when the form opened. */
  vendor: Vendor;
  order: OrderToBeUpdated | null;
  /** Milliseconds before an expired fee is requested again; default `LIMITS.recomputeFeeDelayMs`. */
  recomputeDelayMs?: number;
}

/** Current data: place and times may have changed since the form opened. */
export function vendorNow({ ports, vendor }: Pick<RequestServices, 'ports' | 'vendor'>): Vendor {
  const { vendors } = ports.vendors.get();
  return vendors.find(({ vendor_id }) => vendor_id === vendor.vendor_id) ?? vendor;
}

export const isGuest = ({ session }: Ports): boolean => session.get().mode === 'GUEST';
