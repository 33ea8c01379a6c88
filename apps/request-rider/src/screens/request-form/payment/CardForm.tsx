import { useEffect, useEffectEvent, useImperativeHandle, type Ref } from 'react';
import { Icon, PlainInput } from '@courier/ui-kit/core';
import { Field } from '@courier/ui-kit/input';
import { useCopy } from '@courier/i18n';
import { encryptCard } from '../../../api/encrypt-card';
import type { CardFormHandle } from '../../../flow/card/create-card-payment';
import type { CardField, CardProblems } from '../../../model/card/card-check';
import { NAMESPACE } from '../../../copy';
import { SchemeMark } from '../../../panes/card-scheme/SchemeMark';
import { useTypedCard } from './use-typed-card';
import styles from './payment.module.css';

interface CardFormProps {
  ref: Ref<CardFormHandle>;
  onValid(valid: boolean): void;
}

export default function CardForm({ ref, onValid }: CardFormProps) {
  const t = useCopy(NAMESPACE);
  const { problems, scheme, digits, typed, check, control } = useTypedCard(onValid);
  const error = useCardWords(problems, digits);
  useImperativeHandle(ref, () => ({
    check,
    encrypt: async ({ key, ...more }) => {
      if (!key) throw new Error('The key of the payment provider is missing.');
      return encryptCard({ card: typed(), key, ...more });
    },
  }));
  // A remounted form is empty and therefore not valid.
  const begin = useEffectEvent(() => onValid(false));
  useEffect(() => begin(), []);
  return (
    <>
      <Field label={t('card.number')} error={error('number')}>
        <PlainInput
          icon="card"
          autoComplete="cc-number"
          maxLength={23}
          {...control('number')}
          end={<SchemeMark scheme={scheme} />}
        />
      </Field>
      <div className={styles.pair}>
        <Field label={t('card.expiry')} error={error('expiry')}>
          <PlainInput
            placeholder={t('card.expiry-hint')}
            autoComplete="cc-exp"
            maxLength={9}
            {...control('expiry')}
          />
        </Field>
        <Field label={t('card.code')} error={error('code')}>
          <PlainInput
            autoComplete="cc-csc"
            maxLength={digits}
            {...control('code')}
            end={<Icon name="lock" size={16} />}
          />
        </Field>
      </div>
    </>
  );
}

function useCardWords(problems: CardProblems, digits: number): (field: CardField) => string | undefined {
  const t = useCopy(NAMESPACE);
  const words = {
    number: { missing: t('card.number-missing'), wrong: t('card.number-wrong'), expired: '' },
    expiry: {
      missing: t('card.expiry-missing'),
      wrong: t('card.expiry-wrong'),
      expired: t('card.expiry-expired'),
    },
    code: {
      missing: t('card.code-missing', { digits }),
      wrong: t('card.code-wrong', { digits }),
      expired: '',
    },
  };
  return (field) => {
    const problem = problems[field];
    return problem && words[field][problem];
  };
}
