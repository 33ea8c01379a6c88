import { useStore } from 'zustand';
import { FieldFault, Skeleton } from '@courier/ui-kit/core';
import { Checkbox, Field, TextInput } from '@courier/ui-kit/input';
import { useSession } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { useFlow, useRequest } from '../request/request-scope';
import { usePaymentState } from './use-payment-state';
import { useCardForm } from './use-card-form';
import styles from './payment.module.css';

const MAX_NAME = 100;

/** A new card. Its form is loaded on first use. */
export function NewCard() {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const guest = useSession().mode === 'GUEST';
  const payment = useFlow(({ context }) => context.payment);
  const { card } = useRequest();
  const asked = useStore(card.state, (state) => state.asked);
  const name = usePaymentState(({ context }) => context.card.nameOnCard) ?? '';
  const save = usePaymentState(({ context }) => context.card.saveCreditCard) ?? false;
  const { Form, failed, retry } = useCardForm();
  const missing = asked && name.trim() === '';
  return (
    <div className={styles.card}>
      <div data-field="card-name">
        <Field label={t('card.name')} error={missing ? t('card.name-missing') : undefined}>
          <TextInput
            icon="user"
            autoComplete="cc-name"
            maxLength={MAX_NAME}
            value={name}
            onValueChange={(typed) => payment?.send({ type: 'NAME', name: typed })}
          />
        </Field>
      </div>
      {failed && <FieldFault text={t('card.form-failed')} action={common('action.try-again')} run={retry} />}
      {!Form && !failed && <Skeleton width="100%" height={132} />}
      {Form && <Form ref={card.cardForm} onValid={(valid) => payment?.send({ type: 'FORM_VALID', valid })} />}
      {!guest && (
        <Checkbox
          checked={save}
          label={t('card.save')}
          onCheckedChange={(checked) => payment?.send({ type: 'SAVE', save: checked })}
        />
      )}
    </div>
  );
}
