import { isApiError } from './api-error';

/** Names of refusals the portal acts upon. The server says a refusal's name in its message. */
export type Failure =
  | 'SignatureExpired'
  | 'PaymentTokenExpired'
  | 'ExpiredCodeException'
  | 'ResourceNotFoundException'
  | 'InvalidParameterException';

/** Two words or more written as one, as no sentence has them. */
const NAME = /\b(?:[A-Z][a-z]+){2,}\b/;

/**
 * The name of a refusal: the one place where the text of a message decides anything. Null for every other failure.
 * A server may say names this client does not know; they are answered as they are and equal none of `Failure`.
 */
export function failureOf(error: unknown): Failure | null {
  if (!isApiError(error) || error.code !== 'http') return null;
  return (NAME.exec(error.message)?.[0] as Failure | undefined) ?? null;
}
