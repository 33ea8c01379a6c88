import { IdentityRefusal } from '../../contract-mount/refusal';

/** Identity calls fail with one of these codes as message; the portal shows the text `auth.{code}`. */
type FailureCode =
  | 'CodeDeliveryFailureException'
  | 'ExpiredCodeException'
  | 'InvalidParameterException'
  | 'ResourceNotFoundException'
  | 'UserLambdaValidationException'
  | 'UserNotConfirmedException';

/** 400 with a code; `more.key` is a more exact text than that of the code. */
export const identityRefusal = (
  code: FailureCode,
  more: { field?: string; key?: string } = {},
): IdentityRefusal =>
  new IdentityRefusal(
    400,
    code,
    more.key ?? `auth.${code}`,
    more.field === undefined ? {} : { field: more.field },
  );

/** 401 for a wrong password, an unknown email and a refresh token that is no longer good, all alike. */
export const notAuthorized = (): IdentityRefusal =>
  new IdentityRefusal(401, 'NotAuthorizedException', 'auth.NotAuthorizedException');

/** The same for a refresh token that was used before, of which the operator hears. */
export const tokenReused = (): IdentityRefusal =>
  new IdentityRefusal(401, 'NotAuthorizedException', 'auth.NotAuthorizedException', {
    event: 'refresh-reuse',
  });

/** The same for an account of the demo data in production, reported to the operator. */
export const demoRefused = (): IdentityRefusal =>
  new IdentityRefusal(401, 'NotAuthorizedException', 'auth.NotAuthorizedException', {
    event: 'demo-refused',
  });

/** 409 for an email that has an account. */
export const emailTaken = (): IdentityRefusal =>
  new IdentityRefusal(409, 'UsernameExistsException', 'registration.email-registered', {
    field: 'email_address',
  });

/** @param retryAfter seconds until the account is let in again */
export const tooManyRequests = (retryAfter: number): IdentityRefusal =>
  new IdentityRefusal(429, 'TooManyRequestsException', 'auth.TooManyRequestsException', {
    retryAfter,
    event: 'lock-out',
  });
