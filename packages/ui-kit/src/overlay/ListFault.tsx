import { useCopy } from '@courier/i18n';
import { FieldFault } from '../field/FieldFault';

/** The code of a list did not come, as over a cut line: what, and one button that tries again. */
export function ListFault({ onRetry }: { onRetry: () => void }) {
  const t = useCopy('common');
  return <FieldFault text={t('state.list-not-loaded')} action={t('action.try-again')} run={onRetry} />;
}
