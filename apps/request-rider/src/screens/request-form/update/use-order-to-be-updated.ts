import type { OrderToBeUpdated } from '../../../model/request-flow.types';
import { useRequest } from '../request/request-scope';

/** The order this form changes; null while it makes a new one. */
export const useOrderToBeUpdated = (): OrderToBeUpdated | null => useRequest().services.order;
