import type { OrderToBeUpdated } from '../../../model/request-flow/request-flow.types';
import { useRequest } from '../request/request-scope';

export const useOrderToBeUpdated = (): OrderToBeUpdated | null => useRequest().services.order;
