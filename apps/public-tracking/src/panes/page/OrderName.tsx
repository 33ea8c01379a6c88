import { orderNumber } from '@courier/api-client/order-rules';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../copy';
import styles from './order-name.module.css';

/** Stands for the id while the language decides where it goes. */
const PLACE = '\uFFFC';

/** The order by the number people say and by its id, whose letters are Latin in every script. */
export function OrderName({ orderId }: { orderId: string }) {
  const t = useCopy(NAMESPACE);
  const [before, after] = t('page.order', { orderId: PLACE }).split(PLACE);
  return (
    <>
      {before}
      <b>
        <bdi dir="ltr" className={styles['id']}>
          {orderNumber(orderId)}
        </bdi>
      </b>{' '}
      <bdi dir="ltr" className={styles['id']}>
        {orderId}
      </bdi>
      {after}
    </>
  );
}
