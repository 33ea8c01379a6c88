import { readFailure, isApiError, waitsUntil } from '@courier/api-client';
import { authErrorKey } from '@courier/i18n';
import { StorageBlockedError } from '../../session/sign-in';
import { tooManySaying, type Saying } from '../forms/saying';
import { providerName } from './provider-code';

export interface SignInProblem {
  email?: Saying;
  password?: Saying;
  form?: Saying;
}

export class WorkspaceMissing extends Error {}

/** The message of a failed attempt: `auth.<code>` for an error code of the service. */
export function signInSaying(error: unknown): Saying {
  if (error instanceof WorkspaceMissing) return ({ shell }) => shell('sign-in.workspace-missing');
  if (error instanceof StorageBlockedError) return ({ shell }) => shell('sign-in.storage-blocked');
  if (!isApiError(error)) return ({ errors }) => errors('general');
  const { code, status } = error;
  if (code !== 'http') return ({ errors }) => errors(code);
  const untilMs = waitsUntil(error);
  if (untilMs !== null) return tooManySaying(untilMs);
  const key = authErrorKey(readFailure(error) ?? '');
  return ({ errors }) => errors(key === 'auth.general' && status >= 500 ? 'http' : key);
}

/**
 * The message of a failed sign-in through a provider. It does not mention the code, which users never see.
 */
export function providerSaying(error: unknown, provider: string): Saying {
  const failure = readFailure(error);
  if (failure === 'ExpiredCodeException')
    return ({ t }) => t('third-party.stopped', { provider: providerName(provider) });
  if (failure === 'ResourceNotFoundException')
    return ({ errorText }) => errorText(error, 'auth.ResourceNotFoundException');
  return signInSaying(error);
}
