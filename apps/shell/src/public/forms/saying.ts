import { isApiError, waitsUntil } from '@courier/api-client';
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
export interface Saying {
  (copies: Copies, secondsLeft?: number): string;
  /** It was tried too often, and may be tried again then; Unix milliseconds. */
  untilMs?: number;
}

export function useCopies(): Copies {
  const t = useCopy('public');
  const shell = useCopy('shell');
  const errors = useCopy('errors');
  return { t, shell, errors, errorText: useErrorCopy() };
}

const MINUTE = 60;

/** Counted down: seconds up to a minute and a half, minutes beyond, that it is over at the end. */
export function tooManySaying(untilMs: number): Saying {
  const saying: Saying = ({ t }, seconds = Math.ceil((untilMs - Date.now()) / 1000)) => {
    if (seconds <= 0) return t('too-many-over');
    return seconds > MINUTE * 1.5
      ? t('too-many-minutes', { wait: Math.ceil(seconds / MINUTE) })
      : t('too-many-seconds', { wait: seconds });
  };
  return Object.assign(saying, { untilMs });
}

/** Whether what was said still has to be waited for. */
export const isWaiting = (saying: Saying | undefined): boolean =>
  saying?.untilMs !== undefined && saying.untilMs > Date.now();

/** What a failed call says. */
export function failureSaying(error: unknown): Saying {
  if (!isApiError(error)) return ({ errors }) => errors('general');
  const { code, status } = error;
  const untilMs = waitsUntil(error);
  if (code !== 'http') return ({ errors }) => errors(code);
  if (untilMs !== null) return tooManySaying(untilMs);
  if (status === 429) return ({ errors }) => errors('too-many-requests');
  return ({ errorText }) => errorText(error, status >= 500 ? 'http' : 'general');
}
