import type { OrderToBeUpdated } from '../../../model/request-flow.types';
import { useRequest } from '../request/request-scope';

/** The order to update; null for a new one. */
export const useOrderToBeUpdated = (): OrderToBeUpdated | null => useRequest().services.order;
