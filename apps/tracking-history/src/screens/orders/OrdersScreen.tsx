import { useState } from 'react';
import { usePorts, type ScreenProps } from '@courier/shell-api';
import { remoteStorage } from '@courier/shell-api/hooks';
import { createOrderFilters } from '../../model/lists/order-filters.store';
import { ActiveOrders } from './running/ActiveOrders';
import { PastOrders } from './history/PastOrders';

export default function OrdersScreen({ routeId }: ScreenProps) {
  const ports = usePorts();
  const [filters] = useState(() => createOrderFilters(remoteStorage(ports).local));
  return routeId === 'history' ? <PastOrders filters={filters} /> : <ActiveOrders filters={filters} />;
}
