import { useEffect, useImperativeHandle, useRef, useState, type FormEvent, type Ref } from 'react';
import { Icon, PlainInput } from '@courier/ui-kit/core';
import { Field } from '@courier/ui-kit/input';
import { useCopy } from '@courier/i18n';
import { encryptCard } from '../../../../api/encrypt-card';
import {
  cardProblems,
  codeLength,
  groupedExpiry,
  groupedNumber,
  schemeOf,
  type CardField,
  type CardProblems,
  type TypedCard,
} from '../../../../model/card-check';
import { NAMESPACE } from '../../../../namespace';
import type { CardFormHandle } from '../../state/use-payment';
import { SchemeMark } from './SchemeMark';
import styles from './payment.module.css';

interface CardFormProps {
  ref: Ref<CardFormHandle>;
  onValid(valid: boolean): void;
}

const FIELDS: readonly CardField[] = ['number', 'expiry', 'code'];

/** Number, expiry and code. What is typed stays in the inputs: only what is wrong with it becomes state. */
export default function CardForm({ ref, onValid }: CardFormProps) {
  const t = useCopy(NAMESPACE);
  const number = useRef<HTMLInputElement>(null);
  const expiry = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const inputs = { number, expiry, code };
  const [problems, setProblems] = useState<CardProblems>({});
  const [scheme, setScheme] = useState<string | null>(null);
  const [digits, setDigits] = useState(3);

  const typed = (): TypedCard => ({
    number: number.current?.value ?? '',
    expiry: expiry.current?.value ?? '',
    code: code.current?.value ?? '',
  });
  useImperativeHandle(ref, () => ({
    check() {
      const found = cardProblems(typed());
      setProblems(found);
      const first = FIELDS.find((field) => found[field]);
      if (first) inputs[first].current?.focus();
      return first === undefined;
    },
    encrypt: (more) => encryptCard({ card: typed(), ...more }),
  }));

  // An empty form is not a card yet, whatever stood in it before.
  useEffect(() => onValid(false), [onValid]);

  const grouped = {
    number: groupedNumber,
    expiry: groupedExpiry,
    code: (text: string) => text.replace(/\D/g, ''),
  };
  const onInput = (field: CardField) => (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const native = event.nativeEvent as InputEvent;
    // In the middle of the text the cursor would jump.
    const atEnd = input.selectionStart === null || input.selectionStart === input.value.length;
    if (atEnd && !native.inputType?.startsWith('delete')) input.value = grouped[field](input.value);
    const card = typed();
    if (field === 'number') {
      setScheme(schemeOf(card.number));
      setDigits(codeLength(card.number));
    }
    const found = cardProblems(card);
    // An error goes as soon as it is repaired; a new one waits until the field is left.
    setProblems((shown) => (shown[field] && !found[field] ? { ...shown, [field]: undefined } : shown));
    onValid(Object.keys(found).length === 0);
  };
  const onBlur = (field: CardField) => () => {
    const found = cardProblems(typed())[field];
    if (found && found !== 'missing') setProblems((shown) => ({ ...shown, [field]: found }));
  };
  const control = (field: CardField) => ({
    ref: inputs[field],
    inputMode: 'numeric' as const,
    dir: 'ltr',
    spellCheck: false,
    onInput: onInput(field),
    onBlur: onBlur(field),
  });
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
  const error = (field: CardField) => {
    const problem = problems[field];
    return problem && words[field][problem];
  };

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
