import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@courier/api-client';
import { awaitedPin, listHandoverProofs } from '@courier/api-client/order-rules';
import { customerPinKey, customerPinOptions, renewPin } from '@courier/api-client/queries';
import { usePorts } from '@courier/shell-api';
import { useScreenAddress } from '@courier/shell-api/hooks';
import { Button, Icon } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import { customerLink } from '../../model/order/tracking-link';
import styles from './OrderDetailPane.module.css';
import own from './ProposalCard.module.css';

/** The PIN itself, which the shop gives to the customer in a brand without a page for customers. */
function PinToPassOn({ order }: { order: Order }) {
  const { t, errors } = useWording();
  const { api } = usePorts();
  const key = order.handover?.customer_key;
  const { data: pin, isError } = useQuery({
    ...customerPinOptions(api, order.order_id, key ?? ''),
    enabled: key !== undefined,
  });
  if (isError)
    return (
      <p role="alert" className={own.fault}>
        {errors('http')}
      </p>
    );
  return (
    <p className={styles.text} role="status">
      {pin ? t(order.sender ? 'recipient.pinToPass' : 'door.pass', { pin }) : ''}
    </p>
  );
}

const SHOP_WORDS = { required: 'door.required', locked: 'door.locked', renewed: 'door.renewed' } as const;
const SENDER_WORDS = {
  required: 'recipient.pinRequired',
  locked: 'recipient.pinLocked',
  renewed: 'recipient.pinRenewed',
} as const;

/** What is required and what was proved at the door. */
export function HandoverCard({ order }: { order: Order }) {
  const { t } = useWording();
  const { api } = usePorts();
  const client = useQueryClient();
  const hasCustomerPage = customerLink(order, useScreenAddress()) !== null;
  const renewal = useMutation({
    mutationFn: () => renewPin(api, client, order),
    onSuccess: () => client.invalidateQueries({ queryKey: customerPinKey(order.order_id) }),
  });
  const { handover } = order;
  const words = order.sender ? SENDER_WORDS : SHOP_WORDS;
  if (!handover) return null;
  const proofs = listHandoverProofs(handover);
  const awaited = awaitedPin(order);
  if (proofs.length === 0 && awaited === null) return null;
  return (
    <section className={styles.section} aria-label={t('door.title')}>
      <h3 className={styles.title}>{t('door.title')}</h3>
      {proofs.map((proof) => (
        <p key={proof} className={`${styles.text} ${own.proof}`}>
          <Icon name="check" size={16} /> {t(`door.${proof}`)}
        </p>
      ))}
      {awaited !== null && (
        <>
          {(awaited === 'locked' || hasCustomerPage) && (
            <p className={awaited === 'locked' ? own.fault : styles.text} role="status">
              {t(words[awaited])}
            </p>
          )}
          {awaited === 'required' && !hasCustomerPage && <PinToPassOn order={order} />}
          {renewal.isError && (
            <p role="alert" className={own.fault}>
              {t('door.failed')}
            </p>
          )}
          {renewal.isSuccess && awaited === 'required' && hasCustomerPage && (
            <p role="status">{t(words.renewed)}</p>
          )}
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
