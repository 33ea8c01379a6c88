import { isApiError } from './api-error';

/** Refusals the portal acts upon; the server sends the name in its message. */
export type Failure =
  | 'SignatureExpired'
  | 'PaymentTokenExpired'
  | 'ExpiredCodeException'
  | 'ResourceNotFoundException'
  | 'InvalidParameterException';

/** A CamelCase name, which no sentence contains. */
const NAME = /\b(?:[A-Z][a-z]+){2,}\b/;

/** Null for other failures. Only here does message text affect behaviour. Unknown names are returned as well. */
export function readFailure(error: unknown): Failure | null {
  if (!isApiError(error) || error.code !== 'http') return null;
  return (NAME.exec(error.message)?.[0] as Failure | undefined) ?? null;
}
