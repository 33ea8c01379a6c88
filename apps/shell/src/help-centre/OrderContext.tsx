import type { Order } from '@courier/api-client';
import { statusLabelKey } from '@courier/api-client/order-rules';
import { useCopy } from '@courier/i18n';
import { useShell } from '../ground/shell-context';
import styles from './help-centre.module.css';

/** The order on screen and its status, so that a person asking for help need not look up its number. */
export function OrderContext({ order }: { order: Order }) {
  const t = useCopy('shell');
  const tStatus = useCopy('order-status');
  const { now } = useShell();
  return (
    <section className={styles['context']} aria-label={t('help.order-on-screen')}>
      <small>{t('help.order-on-screen')}</small>
      <p>
        {t('help.order-for', {
          name: order.customer.name,
          status: tStatus(statusLabelKey(order, now())),
        })}
      </p>
    </section>
  );
}
