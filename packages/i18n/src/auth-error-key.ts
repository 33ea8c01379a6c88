import type { CopyKey } from './copy';

/** Failure codes of the identity service with a text under `auth`. */
export const AUTH_FAILURE_CODES = [
  'InternalErrorException',
  'InvalidUserPoolConfigurationException',
  'InvalidLambdaResponseException',
  'InvalidParameterException',
  'InvalidSmsRoleAccessPolicyException',
  'PasswordResetRequiredException',
  'ResourceNotFoundException',
  'TooManyRequestsException',
  'UnexpectedLambdaException',
  'UserNotConfirmedException',
  'UserNotFoundException',
  'NotAuthorizedException',
  'CodeDeliveryFailureException',
  'InvalidEmailRoleAccessPolicyException',
  'UserLambdaValidationException',
  'UsernameExistsException',
  'ExpiredCodeException',
] as const;

/** Key in `errors` of an identity service code; the general sign-in message for an unknown code. */
export function authErrorKey(code: string): CopyKey<'errors'> {
  const known = AUTH_FAILURE_CODES.find((each) => each === code);
  return known ? `auth.${known}` : 'auth.general';
}
