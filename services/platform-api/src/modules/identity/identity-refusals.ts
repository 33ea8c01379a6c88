import { Refusal } from '../../contract-mount/refusal';

/** 401 for a wrong password, an unknown email and a refresh token that is no longer good, all alike. */
export const notAuthorized = (): Refusal =>
  new Refusal(401, 'NotAuthorizedException', 'auth.NotAuthorizedException');

/** @param retryAfter seconds */
export const tooManyRequests = (retryAfter: number): Refusal =>
  new Refusal(429, 'TooManyRequestsException', 'auth.TooManyRequestsException', { retryAfter });
