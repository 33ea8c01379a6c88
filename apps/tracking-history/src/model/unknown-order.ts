import { isApiError } from '@courier/api-client';

/** Whether a call failed because there is no such order: none that may be seen, or an id no order can have. */
export const isUnknownOrder = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);
