import { useCopy } from '@courier/i18n';
import { FieldFault } from '../field/FieldFault';

/** Message with a retry button for list code that failed to load. */
export function ListFault({ onRetry }: { onRetry: () => void }) {
  const t = useCopy('common');
  return <FieldFault text={t('state.list-not-loaded')} action={t('action.try-again')} run={onRetry} />;
}
