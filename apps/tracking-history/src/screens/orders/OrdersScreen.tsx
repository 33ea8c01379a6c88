import { useState } from 'react';
import type { ScreenProps } from '@courier/shell-api';
import { createOrderFilters } from '../../model/order-filters.store';
import { ActiveOrders } from './ActiveOrders';
import { PastOrders } from './PastOrders';

export default function OrdersScreen({ routeId }: ScreenProps) {
  const [filters] = useState(createOrderFilters);
  return routeId === 'history' ? <PastOrders filters={filters} /> : <ActiveOrders filters={filters} />;
}
