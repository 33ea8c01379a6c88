import { useStore } from 'zustand';
import { FieldFault, Skeleton } from '@courier/ui-kit/core';
import { Checkbox, Field, TextInput } from '@courier/ui-kit/input';
import { useSession } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { useFlow, useRequest } from '../request/request-scope';
import { CardFrame } from './CardFrame';
import { usePaymentState } from './use-payment-state';
import { useCardForm } from './use-card-form';
import styles from './payment.module.css';

const MAX_NAME = 100;

/** The card form that encrypts by itself. It is loaded on first use. */
function OwnCardForm() {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const payment = useFlow(({ context }) => context.payment);
  const { card } = useRequest();
  const { Form, failed, retry } = useCardForm();
  if (failed)
    return <FieldFault text={t('card.form-failed')} action={common('action.try-again')} run={retry} />;
  if (!Form) return <Skeleton width="100%" height={132} />;
  return <Form ref={card.cardForm} onValid={(valid) => payment?.send({ type: 'FORM_VALID', valid })} />;
}

/** A new card, in the form of the portal or in fields of the payment provider. */
export function NewCard() {
  const t = useCopy(NAMESPACE);
  const guest = useSession().mode === 'GUEST';
  const payment = useFlow(({ context }) => context.payment);
  const { card } = useRequest();
  const asked = useStore(card.state, (state) => state.asked);
  const name = usePaymentState(({ context }) => context.card.nameOnCard) ?? '';
  const save = usePaymentState(({ context }) => context.card.saveCreditCard) ?? false;
  const address = usePaymentState(({ context }) => context.intent?.paymentMethods[0]?.cardFields);
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
      {address === undefined ? (
        <OwnCardForm />
      ) : (
        <CardFrame
          ref={card.cardForm}
          address={address}
          onValid={(valid) => payment?.send({ type: 'FORM_VALID', valid })}
        />
      )}
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
