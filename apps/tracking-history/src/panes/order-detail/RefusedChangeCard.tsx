import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@courier/api-client';
import { hasEnded } from '@courier/api-client/order-rules';
import { resendChange } from '@courier/api-client/queries';
import { usePorts } from '@courier/shell-api';
import { Button } from '@courier/ui-kit/core';
import { LiveText } from '@courier/ui-kit/text';
import { showsRider } from '../../model/board/rider-sighting';
import { useWording } from '../../copy';
import styles from './OrderDetailPane.module.css';
import own from './ProposalCard.module.css';

/** A change that the courier service did not take over, while it can still be sent again. */
export function RefusedChangeCard({ order }: { order: Order }) {
  const { t } = useWording();
  const { api } = usePorts();
  const client = useQueryClient();
  const sending = useMutation({ mutationFn: () => resendChange(api, client, order) });
  const { change_refusal: refusal } = order;
  if (!refusal || hasEnded(order.status)) return null;
  return (
    <section className={styles.section}>
      <p role="alert" className={own.fault}>
        <LiveText>{t('refusedChange.text', { reason: refusal.reason })}</LiveText>
      </p>
      {showsRider(order) && <p className={styles.text}>{t('refusedChange.advice')}</p>}
      {sending.isError && (
        <p role="alert" className={own.fault}>
          {t('refusedChange.failed')}
        </p>
      )}
      <div className={own.actions}>
        <Button
          kind="secondary"
          busy={sending.isPending}
          onClick={() => !sending.isPending && sending.mutate()}
        >
          {t('refusedChange.retry')}
        </Button>
      </div>
    </section>
  );
}
