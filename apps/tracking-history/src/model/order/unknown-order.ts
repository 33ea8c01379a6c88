import { isApiError } from '@courier/api-client';

/** Whether the order does not exist, is not visible to the user, or has an invalid id. */
export const isUnknownOrder = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);
