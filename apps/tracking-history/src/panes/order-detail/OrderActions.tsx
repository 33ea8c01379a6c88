import { useState } from 'react';
import type { Order } from '@courier/api-client';
import { hasEnded } from '@courier/api-client/order-rules';
import { routes, useFlag, usePorts } from '@courier/shell-api';
import { Icon } from '@courier/ui-kit/core';
import { cancelState } from '../../model/cancel-state';
import { cancelReasonWords } from './cancel-words';
import { useWording } from '../../copy';
import { ActionRow } from './ActionRow';
import { CancelDialog } from './CancelDialog';
import { useCancelOrder } from './use-cancel-order';
import { useOrderAgain } from './use-order-again';
import styles from './OrderActions.module.css';

interface OrderActionsProps {
  order: Order;
  hasRider: boolean;
  nowSeconds: number;
}

/** What can be done with an order now; what cannot stays in its place and says why. */
export function OrderActions({ order, hasRider, nowSeconds }: OrderActionsProps) {
  const wording = useWording();
  const { t } = wording;
  const { notifications } = usePorts();
  const delayedCancellation = useFlag('delayed-cancellation');
  const [isAsking, setAsking] = useState(false);
  const { cancel, isCancelling, waitsUntilMs } = useCancelOrder(() => setAsking(false));
  const orderAgain = useOrderAgain(order);
  const state = cancelState(order, { nowSeconds, delayedCancellation });
  const shareNote = hasEnded(order.status)
    ? 'actions.shareOver'
    : hasRider
      ? 'actions.shareLive'
      : 'actions.shareLater';

  async function share() {
    const link = new URL(routes.publicTracking({ orderId: order.order_id }), window.location.origin).href;
    try {
      await navigator.clipboard.writeText(link);
      notifications.show({ type: 'success', message: t('action.copied'), detail: link, key: 'share' });
    } catch {
      notifications.show({
        type: 'error',
        message: t('error.copy'),
        detail: link,
        durationMs: 0,
        key: 'share',
      });
    }
  }

  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{t('actions.title')}</h3>
      <ActionRow icon="link" label={t('actions.share')} note={t(shareNote)} onAct={() => void share()} />
      {orderAgain && (
        <ActionRow
          icon="history"
          label={t('actions.again')}
          note={t('actions.againNote')}
          onAct={orderAgain}
          shortcut="O"
        />
      )}
      <ActionRow
        icon="ban"
        label={t('actions.cancel')}
        note={cancelReasonWords(state, wording)}
        onAct={state.allowed ? () => setAsking(true) : null}
      />
      {hasRider && (
        <p className={styles.tip}>
          <Icon name="return" size={17} />
          <span>{t('detail.refuses')}</span>
        </p>
      )}
      <CancelDialog
        isOpen={isAsking}
        customer={order.customer.name}
        isCancelling={isCancelling}
        waitsUntilMs={waitsUntilMs}
        onCancel={(reason) => cancel({ order, reason })}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
