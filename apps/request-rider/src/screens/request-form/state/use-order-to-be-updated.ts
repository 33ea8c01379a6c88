import type { OrderToBeUpdated } from '../../../model/request-flow.types';
import { useFlow } from './request-scope';

/** The order this form changes; null while it makes a new one. */
export const useOrderToBeUpdated = (): OrderToBeUpdated | null =>
  useFlow(({ context }) => context.orderToBeUpdated);
