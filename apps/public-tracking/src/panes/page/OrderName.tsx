import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../copy';
import styles from './order-name.module.css';

/** Stands for the id while the language decides where it goes. */
const PLACE = '\uFFFC';

/** The order by its id, whose letters are Latin whatever the script around them. */
export function OrderName({ orderId }: { orderId: string }) {
  const t = useCopy(NAMESPACE);
  const [before, after] = t('page.order', { orderId: PLACE }).split(PLACE);
  return (
    <>
      {before}
      <bdi dir="ltr" className={styles['id']}>
        {orderId}
      </bdi>
      {after}
    </>
  );
}
