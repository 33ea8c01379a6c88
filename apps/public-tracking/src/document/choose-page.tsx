import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiClient } from '@courier/api-client';
import { deliveryReceipt, orderTracking, parcelTracking } from '../api/public-tracking.queries';
import { DeliveryReceipt } from '../screens/delivery-receipt/DeliveryReceipt';
import { OrderTracking } from '../screens/order-tracking/OrderTracking';
import { ParcelTracking } from '../screens/parcel-tracking/ParcelTracking';

interface ChosenPage {
  element: ReactNode;
  /** Sends the page's call, so that its answer travels while the page is made. */
  ask: (client: QueryClient, api: ApiClient) => void;
}

const ADDRESS = /^\/(tracking|tracking-c2c|delivery-receipt)\/([^/]+)\/?$/;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The page of an address; one without an id shows that it is unknown. */
export function choosePage(path: string): ChosenPage {
  const [, kind, segment = ''] = ADDRESS.exec(path) ?? [];
  const orderId = decoded(segment);
  if (kind === 'delivery-receipt')
    return {
      element: <DeliveryReceipt orderId={orderId} />,
      ask: (client, api) => void client.prefetchQuery(deliveryReceipt(api, orderId)),
    };
  if (kind === 'tracking-c2c')
    return {
      element: <ParcelTracking orderId={orderId} />,
      ask: (client, api) => void client.prefetchQuery(parcelTracking(api, orderId)),
    };
  return {
    element: <OrderTracking orderId={orderId} />,
    ask: (client, api) => void client.prefetchQuery(orderTracking(api, orderId)),
  };
}
