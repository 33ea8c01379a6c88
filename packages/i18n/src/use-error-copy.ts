import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CopyKey, CopyValues } from './use-copy';

export type ErrorCopy = (error: unknown, fallback: CopyKey<'errors'>, values?: CopyValues) => string;

function keyOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error === 'object' && error !== null && 'translationKey' in error)
    return String(error.translationKey ?? '');
  return '';
}

/**
 * Text of an error: of its translation key (an error with `translationKey`, or the key itself) when there is one,
 * else of the fallback.
 */
export function useErrorCopy(): ErrorCopy {
  const { t, i18n } = useTranslation('errors', { useSuspense: false });
  return useMemo(
    () => (error, fallback, values) => {
      const key = keyOf(error);
      const known = key !== '' && i18n.exists(key, { ns: 'errors' });
      return String(t(known ? key : fallback, { ...values }));
    },
    [t, i18n],
  );
}
