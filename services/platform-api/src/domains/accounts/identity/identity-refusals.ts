import { IdentityRefusal } from '../../../platform/requests/refusal';

/** The portal shows the text `auth.{code}`. */
type FailureCode =
  | 'CodeDeliveryFailureException'
  | 'ExpiredCodeException'
  | 'InvalidParameterException'
  | 'ResourceNotFoundException'
  | 'UserLambdaValidationException'
  | 'UserNotConfirmedException';

/** 400 with a code; `more.key` is a more specific text. */
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

/** 401, the same for a wrong password, an unknown email and an invalid refresh token. */
export const notAuthorized = (): IdentityRefusal =>
  new IdentityRefusal(401, 'NotAuthorizedException', 'auth.NotAuthorizedException');

/** The same for a reused refresh token; reported to the operator. */
export const tokenReused = (): IdentityRefusal =>
  new IdentityRefusal(401, 'NotAuthorizedException', 'auth.NotAuthorizedException', {
    event: 'refresh-reuse',
  });

/** The same for an account of the demo data in production; reported to the operator. */
export const demoRefused = (): IdentityRefusal =>
  new IdentityRefusal(401, 'NotAuthorizedException', 'auth.NotAuthorizedException', {
    event: 'demo-refused',
  });

export const emailTaken = (): IdentityRefusal =>
  new IdentityRefusal(409, 'UsernameExistsException', 'registration.email-registered', {
    field: 'email_address',
  });

/** @param retryAfter seconds until the account may try again */
export const tooManyRequests = (retryAfter: number): IdentityRefusal =>
  new IdentityRefusal(429, 'TooManyRequestsException', 'auth.TooManyRequestsException', {
    retryAfter,
    event: 'lock-out',
  });
