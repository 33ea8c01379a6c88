import type { Order } from '@courier/api-client';
import { canModify, distanceMetres } from '@courier/api-client/order-rules';
import { Button, Icon } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import { useProposal } from './use-proposal';
import styles from './OrderDetailPane.module.css';
import own from './ProposalCard.module.css';

/** The order does not change before the proposal is accepted. */
export function ProposalCard({ order }: { order: Order }) {
  const { t, money, distance } = useWording();
  const { fee, isQuoteMissing, answer } = useProposal(order);
  const { proposal, customer, sender } = order;
  if (proposal?.state !== 'open') return null;
  const { note, pin } = proposal;
  const isLate = pin !== null && !canModify(order);
  const asked = answer.isPending ? answer.variables : null;
  const title = t(sender ? 'recipient.proposal' : 'proposal.title');
  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {note && (
        <p className={own.quote}>
          <Icon name="note" size={17} />
          <span dir="auto">{note}</span>
        </p>
      )}
      {pin && (
        <p className={styles.text}>
          {t('proposal.pin', { distance: distance(distanceMetres(customer.location, pin)) })}{' '}
          {fee !== null &&
            (fee === order.delivery_fee
              ? t('proposal.sameFee')
              : t('proposal.newFee', { fee: money(fee), before: money(order.delivery_fee) }))}
        </p>
      )}
      {isLate && <p className={styles.text}>{t('proposal.late')}</p>}
      {answer.isError && (
        <p role="alert" className={own.fault}>
          {t('proposal.failed')}
        </p>
      )}
      <div className={own.actions}>
        <Button
          kind="primary"
          icon="check"
          busy={asked === true}
          disabled={isLate || isQuoteMissing || asked !== null}
          onClick={() => answer.mutate(true)}
        >
          {t('proposal.accept')}
        </Button>
        <Button
          icon="cross"
          busy={asked === false}
          disabled={asked !== null}
          onClick={() => answer.mutate(false)}
        >
          {t('proposal.refuse')}
        </Button>
      </div>
    </section>
  );
}
