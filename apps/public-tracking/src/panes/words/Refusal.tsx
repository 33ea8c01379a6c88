import { isApiError } from '@courier/api-client';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../copy';
import styles from './words.module.css';

/** Why a message was not sent; the typed text is kept. */
export function Refusal({ error }: { error: unknown }) {
  const t = useCopy(NAMESPACE);
  const isTooLate = isApiError(error) && error.status === 409;
  return (
    <p role="alert" className={styles['refusal']}>
      {t(isTooLate ? 'words.too-late' : 'words.not-sent')}
    </p>
  );
}
