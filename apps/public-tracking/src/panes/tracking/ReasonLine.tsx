import { customerReason } from '@courier/api-client/order-rules';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../copy';
import styles from './tracking.module.css';

/** Why an order was cancelled or comes back; nothing for reasons that customers are not shown. */
export function ReasonLine({ reason }: { reason: string | undefined }) {
  const t = useCopy(NAMESPACE);
  const shown = customerReason(reason);
  return shown && <p className={styles['line']}>{t('reason.text', { reason: t(`reason.${shown}`) })}</p>;
}
