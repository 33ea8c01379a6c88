import { isApiError, waitsUntil } from '@courier/api-client';
import { useCopy, useErrorCopy, type Copy, type ErrorCopy } from '@courier/i18n';
import { useReadable } from '@courier/shell-api';
import { usePublic } from '../public-context';

export interface Copies {
  t: Copy<'public'>;
  shell: Copy<'shell'>;
  errors: Copy<'errors'>;
  /** The text of the error's own key, or of the fallback. */
  errorText: ErrorCopy;
  locale: string;
}

/** A message, translated when it is rendered, so that it follows the language. */
export interface Saying {
  (copies: Copies, secondsLeft?: number): string;
  /** The next attempt is allowed after this time; Unix milliseconds. */
  untilMs?: number;
}

export function useCopies(): Copies {
  const t = useCopy('public');
  const shell = useCopy('shell');
  const errors = useCopy('errors');
  const { locale } = useReadable(usePublic().locale);
  return { t, shell, errors, errorText: useErrorCopy(), locale };
}

const MINUTE = 60;

/** A countdown: in minutes above 90 seconds, then in seconds. */
export function tooManySaying(untilMs: number): Saying {
  const saying: Saying = ({ t }, seconds = Math.ceil((untilMs - Date.now()) / 1000)) => {
    if (seconds <= 0) return t('too-many-over');
    return seconds > MINUTE * 1.5
      ? t('too-many-minutes', { wait: Math.ceil(seconds / MINUTE) })
      : t('too-many-seconds', { wait: seconds });
  };
  return Object.assign(saying, { untilMs });
}

export const isWaiting = (saying: Saying | undefined): boolean =>
  saying?.untilMs !== undefined && saying.untilMs > Date.now();

/** The message for a failed request. */
export function failureSaying(error: unknown): Saying {
  if (!isApiError(error)) return ({ errors }) => errors('general');
  const { code, status } = error;
  const untilMs = waitsUntil(error);
  if (code !== 'http') return ({ errors }) => errors(code);
  if (untilMs !== null) return tooManySaying(untilMs);
  if (status === 429) return ({ errors }) => errors('too-many-requests');
  return ({ errorText }) => errorText(error, status >= 500 ? 'http' : 'general');
}
