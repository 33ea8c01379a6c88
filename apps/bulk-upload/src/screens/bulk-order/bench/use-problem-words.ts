import { useErrorCopy } from '@courier/i18n';

/** The rule a cell breaks, in the user's language. */
export function useProblemWords(): (key: string) => string {
  const errorCopy = useErrorCopy();
  return (key) => errorCopy(key, 'general');
}
