import { Button, Dialog, EmptyState, Icon } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { feeChanges } from '../../../model/quote/quote';
import { payableFee } from '../../../model/quote/voucher';
import { NAMESPACE } from '../../../copy';
import { useFlow, useRequest, useTag } from '../request/request-scope';
import { useMoney } from './use-money';
import { useOrderToBeUpdated } from '../update/use-order-to-be-updated';
import { FeeChanges } from './FeeChanges';
import styles from './questions.module.css';

/** The fee expired and the new one differs: nothing is sent without a confirmation. */
export function FeeChangedDialog() {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const money = useMoney();
  const { flow, submit } = useRequest();
  const asking = useTag('asking-fee');
  const quote = useFlow(({ context }) => context.quote);
  const former = useFlow(({ context }) => context.formerFee);
  const formerParts = useFlow(({ context }) => context.formerParts);
  const updating = useOrderToBeUpdated() !== null;
  if (!asking || !quote || former === null) return null;
  const goBack = () => flow.send({ type: 'BACK' });
  const fee = payableFee(quote);
  const title = t('fee-changed.title', { fee: money(fee) });
  return (
    <Dialog open title={title} onClose={goBack}>
      <EmptyState
        icon="ticket"
        title={<span aria-hidden="true">{title}</span>}
        text={t('fee-changed.text', { former: money(former) })}
        action={
          <div className={styles.answers}>
            <p className={styles.fees}>
              <s>
                <bdi dir="ltr">{money(former)}</bdi>
              </s>
              <Icon name="arrow-end" size={18} />
              <b>
                <bdi dir="ltr">{money(fee)}</bdi>
              </b>
            </p>
            <FeeChanges changes={feeChanges(formerParts, quote.parts)} />
            <Button kind="primary" onClick={submit.agree}>
              {updating ? t('update.agree') : t('fee-changed.agree')}
            </Button>
            <Button kind="quiet" onClick={goBack}>
              {common('action.keep-editing')}
            </Button>
          </div>
        }
      />
    </Dialog>
  );
}
