import { failureOf, isApiError, waitsUntil } from '@courier/api-client';
import { authErrorKey } from '@courier/i18n';
import { StorageBlockedError } from '../../session/sign-in';
import { tooManySaying, type Saying } from '../forms/saying';
import { providerName } from './provider-code';

/** What is wrong, at the field it belongs to or at the form. */
export interface SignInProblem {
  email?: Saying;
  password?: Saying;
  form?: Saying;
}

export class WorkspaceMissing extends Error {}

/** A failed attempt in words: `auth.<code>` where the service gave a code. */
export function signInSaying(error: unknown): Saying {
  if (error instanceof WorkspaceMissing) return ({ shell }) => shell('sign-in.workspace-missing');
  if (error instanceof StorageBlockedError) return ({ shell }) => shell('sign-in.storage-blocked');
  if (!isApiError(error)) return ({ errors }) => errors('general');
  const { code, status } = error;
  if (code !== 'http') return ({ errors }) => errors(code);
  const untilMs = waitsUntil(error);
  if (untilMs !== null) return tooManySaying(untilMs);
  const key = authErrorKey(failureOf(error) ?? '');
  return ({ errors }) => errors(key === 'auth.general' && status >= 500 ? 'http' : key);
}

/** The same for a sign-in by way of a provider: nothing is said of its code, which nobody has seen. */
export function providerSaying(error: unknown, provider: string): Saying {
  const failure = failureOf(error);
  if (failure === 'ExpiredCodeException')
    return ({ t }) => t('third-party.stopped', { provider: providerName(provider) });
  if (failure === 'ResourceNotFoundException')
    return ({ errorText }) => errorText(error, 'auth.ResourceNotFoundException');
  return signInSaying(error);
}
