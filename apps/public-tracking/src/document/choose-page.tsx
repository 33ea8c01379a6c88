import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiClient } from '@courier/api-client';
import { deliveryReceipt, orderTracking, parcelTracking } from '../api/public-tracking.queries';
import { DeliveryReceipt } from '../screens/delivery-receipt/DeliveryReceipt';
import { OrderTracking } from '../screens/order-tracking/OrderTracking';
import { ParcelTracking } from '../screens/parcel-tracking/ParcelTracking';

interface ChosenPage {
  element: ReactNode;
  /** Sends the request of the page before the page is rendered. */
  preload: (client: QueryClient, api: ApiClient) => void;
}

const ADDRESS = /^\/(tracking|tracking-c2c|delivery-receipt)\/([^/]+)\/?$/;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Chooses the page of a URL; a URL without an id shows an unknown order. */
export function choosePage(path: string): ChosenPage {
  const [, kind, segment = ''] = ADDRESS.exec(path) ?? [];
  const orderId = decoded(segment);
  if (kind === 'delivery-receipt')
    return {
      element: <DeliveryReceipt orderId={orderId} />,
      preload: (client, api) => void client.prefetchQuery(deliveryReceipt(api, orderId)),
    };
  if (kind === 'tracking-c2c')
    return {
      element: <ParcelTracking orderId={orderId} />,
      preload: (client, api) => void client.prefetchQuery(parcelTracking(api, orderId)),
    };
  return {
    element: <OrderTracking orderId={orderId} />,
    preload: (client, api) => void client.prefetchQuery(orderTracking(api, orderId)),
  };
}
