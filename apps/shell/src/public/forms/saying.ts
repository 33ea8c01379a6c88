import { isApiError } from '@courier/api-client';
import { useCopy, useErrorCopy, type Copy, type ErrorCopy } from '@courier/i18n';

/** The texts a form may speak with. */
export interface Copies {
  t: Copy<'public'>;
  shell: Copy<'shell'>;
  errors: Copy<'errors'>;
  /** The text of a failure's own key, else of the fallback. */
  errorText: ErrorCopy;
}

/** Something to say, worded when it is shown, so that it follows the language. */
export type Saying = (copies: Copies) => string;

export function useCopies(): Copies {
  const t = useCopy('public');
  const shell = useCopy('shell');
  const errors = useCopy('errors');
  return { t, shell, errors, errorText: useErrorCopy() };
}

const MINUTE = 60;

/** Seconds up to a minute and a half, minutes beyond. */
export function tooManySaying(seconds: number): Saying {
  return ({ t }) =>
    seconds > MINUTE * 1.5
      ? t('too-many-minutes', { wait: Math.ceil(seconds / MINUTE) })
      : t('too-many-seconds', { wait: seconds });
}

/** What a failed call says. */
export function failureSaying(error: unknown): Saying {
  if (!isApiError(error)) return ({ errors }) => errors('general');
  const { code, status, context } = error;
  if (code !== 'http') return ({ errors }) => errors(code);
  if (status === 429 && context.retryAfterSeconds !== undefined)
    return tooManySaying(context.retryAfterSeconds);
  if (status === 429) return ({ errors }) => errors('too-many-requests');
  return ({ errorText }) => errorText(error, status >= 500 ? 'http' : 'general');
}
