import { Button, Icon } from '@courier/ui-kit/core';
import { useOnline, useSecondsUntil } from '@courier/shell-api/hooks';
import { useCopy, useErrorCopy } from '@courier/i18n';
import { fieldOfPath } from '../../../model/form/order-check';
import { NAMESPACE } from '../../../copy';
import { WaitWords } from '../../../panes/WaitWords';
import { useFlow, useRequest } from '../request/request-scope';
import { useIntoView } from '../field/use-into-view';
import { usePaymentOptions } from '../payment/use-payment-options';
import { useOrderToBeUpdated } from '../update/use-order-to-be-updated';
import styles from './FlowFaultNotice.module.css';

interface FlowFaultNoticeProps {
  onPlace(): void;
}

/** A failed call of the last step: what failed, that no data is lost, and a single retry button. */
export function FlowFaultNotice({ onPlace }: FlowFaultNoticeProps) {
  const t = useCopy(NAMESPACE);
  const errors = useCopy('errors');
  const common = useCopy('common');
  const errorCopy = useErrorCopy();
  const { flow, submit } = useRequest();
  const fault = useFlow(({ context }) => context.fault);
  const shown = useFlow((snapshot) => snapshot.hasTag('quoted') && !snapshot.hasTag('sending'));
  const online = useOnline();
  const wait = useSecondsUntil(fault?.waitsUntilMs ?? null);
  const order = useOrderToBeUpdated();
  const place = useIntoView(shown ? fault : null);
  // The retry sends the order that was submitted before the card was chosen.
  const byCard = usePaymentOptions().method === 'ONLINE_PAYMENT';
  if (!fault || !shown) return null;
  if (fault.kind === 'offline' && online) return null;
  // Such a refusal is shown at its field.
  if (fault.kind === 'refused' && fieldOfPath(fault.field)) return null;

  const notDone = errors(order ? 'order.not-updated' : 'order.not-created');
  const again = () => flow.send({ type: 'RETRY' });
  const words = {
    'fee-failed': { title: errors('request.error.cannot-compute-price'), text: t('fault.kept'), run: again },
    'deliverability-failed': { title: errors('delivery.unverified'), text: t('fault.kept'), run: again },
    undeliverable: {
      title: errors('delivery.not-there-yet'),
      text: errors('request.error.undeliverable-address'),
      run: again,
    },
    'recompute-failed': { title: errors('error.fee.recompute'), text: t('fault.kept'), run: again },
    offline: { title: t('fault.offline'), text: t('fault.offline-text'), run: onPlace },
    unanswered: {
      title: t('fault.unanswered'),
      text: order ? t('update.unanswered-text') : t('fault.unanswered-text'),
      run: byCard ? submit.settle : onPlace,
    },
    refused: {
      title: notDone,
      text: errorCopy(fault.translationKey, 'http'),
      run: onPlace,
    },
    'create-failed': { title: notDone, text: t('fault.kept'), run: onPlace },
    'origin-not-saved': { title: errors('address.not-saved'), text: t('fault.kept'), run: again },
  }[fault.kind];
  return (
    <div ref={place} className={styles.notice} role="alert">
      <Icon name="warning" size={18} />
      <div className={styles.words}>
        <b>{words.title}</b>
        <div>{fault.waitsUntilMs === undefined ? words.text : <WaitWords seconds={wait} />}</div>
      </div>
      <Button kind="secondary" size="s" icon="refresh" disabled={wait > 0} onClick={words.run}>
        {common('action.try-again')}
      </Button>
    </div>
  );
}
