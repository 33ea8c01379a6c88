import { isApiError } from '@courier/api-client';
import { authErrorKey, useCopy } from '@courier/i18n';
import { StorageBlockedError } from '../session/sign-in';

/** What is wrong, at the field it belongs to or at the form. */
export interface SignInProblem {
  email?: string;
  password?: string;
  form?: string;
}

/** Turns a failed attempt into words: `auth.<code>` where the service gave a code. */
export function useSignInProblem(): (error: unknown) => SignInProblem {
  const t = useCopy('shell');
  const errors = useCopy('errors');
  return (error) => {
    if (error instanceof StorageBlockedError) return { form: t('sign-in.storage-blocked') };
    if (!isApiError(error)) return { form: errors('general') };
    if (error.code !== 'http') return { form: errors(error.code) };
    const seconds = error.context.retryAfterSeconds;
    if (error.status === 429 && seconds !== undefined) return { form: t('sign-in.too-many', { seconds }) };
    const key = authErrorKey(error.message);
    return { form: errors(key === 'auth.general' && error.status >= 500 ? 'http' : key) };
  };
}
