import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@courier/api-client';
import { awaitedPin, listHandoverProofs } from '@courier/api-client/order-rules';
import { renewPin } from '@courier/api-client/queries';
import { usePorts } from '@courier/shell-api';
import { Button, Icon } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import styles from './OrderDetailPane.module.css';
import own from './ProposalCard.module.css';

/** What is required and what was proved at the door. */
export function HandoverCard({ order }: { order: Order }) {
  const { t } = useWording();
  const { api } = usePorts();
  const client = useQueryClient();
  const renewal = useMutation({ mutationFn: () => renewPin(api, client, order) });
  const { handover } = order;
  if (!handover) return null;
  const proofs = listHandoverProofs(handover);
  const awaited = awaitedPin(order);
  if (proofs.length === 0 && awaited === null) return null;
  return (
    <section className={styles.section} aria-label={t('door.title')}>
      <h3 className={styles.title}>{t('door.title')}</h3>
      {proofs.map((proof) => (
        <p key={proof} className={styles.text}>
          <Icon name="check" size={16} /> {t(`door.${proof}`)}
        </p>
      ))}
      {awaited !== null && (
        <>
          <p className={awaited === 'locked' ? own.fault : styles.text} role="status">
            {t(awaited === 'locked' ? 'door.locked' : 'door.required')}
          </p>
          {renewal.isError && (
            <p role="alert" className={own.fault}>
              {t('door.failed')}
            </p>
          )}
          {renewal.isSuccess && awaited === 'required' && <p role="status">{t('door.renewed')}</p>}
          <div className={own.actions}>
            <Button
              kind={awaited === 'locked' ? 'primary' : 'secondary'}
              busy={renewal.isPending}
              onClick={() => !renewal.isPending && renewal.mutate()}
            >
              {t('door.renew')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
