import { useMemo } from 'react';
import type { CopyKey, CopyValues } from './copy';
import { useCopy } from './use-copy';
import { useInstance } from './use-instance';

export type ErrorCopy = (error: unknown, fallback: CopyKey<'errors'>, values?: CopyValues) => string;

function errorCopyKey(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error === 'object' && error !== null && 'translationKey' in error)
    return String(error.translationKey ?? '');
  return '';
}

/**
 * Text of an error's translation key (`translationKey` of an error, or the key itself), else the fallback.
 */
export function useErrorCopy(): ErrorCopy {
  const i18n = useInstance();
  const errors = useCopy('errors');
  return useMemo(
    () => (error, fallback, values) => {
      const key = errorCopyKey(error);
      const known = key !== '' && i18n.exists(key, { ns: 'errors' });
      return errors(known ? (key as CopyKey<'errors'>) : fallback, values);
    },
    [errors, i18n],
  );
}

const FAILED_CALLS = ['client', 'network', 'timeout', 'invalid-answer', 'http'] as const;

/**
 * The kind of failed call; null for other errors. Detected by fields, because this package does not import
 * the client.
 */
function failureOfCall(error: Error): (typeof FAILED_CALLS)[number] | null {
  const code = 'translationKey' in error && 'code' in error ? error.code : null;
  return FAILED_CALLS.find((known) => known === code) ?? null;
}

const saidBy = (error: Error): string =>
  'said' in error && typeof error.said === 'string' ? error.said : '';

/**
 * Details of an error: translated if it has a key, else the server's text or the error's message. Both are
 * English; readers of other languages get a general text.
 */
export function useErrorDetail(): (error: unknown) => string {
  const errorCopy = useErrorCopy();
  const isEnglish = useInstance().language === 'en';
  return (error) => {
    if (!(error instanceof Error)) return errorCopy(null, 'general');
    const code = failureOfCall(error);
    if (code === null) return isEnglish ? error.message : errorCopy(error, 'general');
    const said = isEnglish && code === 'http' && errorCopyKey(error) === '' ? saidBy(error) : '';
    return said === '' ? errorCopy(error, code) : said;
  };
}
