import { orderNumber } from '@courier/api-client/order-rules';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../copy';
import styles from './order-name.module.css';

/** Placeholder for the id, whose position depends on the language. */
const PLACE = '\uFFFC';

interface OrderNameProps {
  orderId: string;
  /** Without the id, which is of no use on paper. */
  isShort?: boolean;
}

/** Shows the short order number and the id, which is in Latin letters in every script. */
export function OrderName({ orderId, isShort = false }: OrderNameProps) {
  const t = useCopy(NAMESPACE);
  const [before, after] = t('page.order', { orderId: PLACE }).split(PLACE);
  return (
    <>
      {before}
      <b>
        <bdi dir="ltr" className={styles['id']}>
          {orderNumber(orderId)}
        </bdi>
      </b>
      {!isShort && (
        <>
          {' '}
          <bdi dir="ltr" className={styles['id']}>
            {orderId}
          </bdi>
        </>
      )}
      {after}
    </>
  );
}
