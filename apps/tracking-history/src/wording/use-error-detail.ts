import { isApiError } from '@courier/api-client';
import { useErrorCopy } from '@courier/i18n';

/** What went wrong: in the user's language where the failure has a key of its own, else as the server said it. */
export function useErrorDetail(): (error: unknown) => string {
  const errorCopy = useErrorCopy();
  return (error) => {
    if (!isApiError(error)) return error instanceof Error ? error.message : errorCopy(null, 'general');
    if (error.code === 'http' && error.translationKey === null) return error.message;
    return errorCopy(error, error.code);
  };
}
