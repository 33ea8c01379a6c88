import { latinDigits } from '@courier/config';
import { useRef, useState, type FormEvent } from 'react';
import {
  cardProblems,
  codeLength,
  groupedExpiry,
  groupedNumber,
  cardScheme,
  type CardField,
  type CardProblems,
  type TypedCard,
} from '../../../model/card/card-check';

const FIELDS: readonly CardField[] = ['number', 'expiry', 'code'];
const GROUPED: Record<CardField, (text: string) => string> = {
  number: groupedNumber,
  expiry: groupedExpiry,
  code: (text) => text.replace(/\D/g, ''),
};
const USUAL_CODE_DIGITS = 3;

/**
 * Converts digits of other scripts and groups them, only while the user types at the end of the text; in the
 * middle the cursor would jump.
 */
function group(input: HTMLInputElement, field: CardField, { inputType }: InputEvent): void {
  const { selectionStart: caret } = input;
  const atEnd = caret === null || caret === input.value.length;
  const latin = latinDigits(input.value);
  if (latin !== input.value) {
    input.value = latin;
    input.setSelectionRange(caret, caret);
  }
  if (atEnd && !inputType?.startsWith('delete')) input.value = GROUPED[field](input.value);
}

/** A card as typed. It stays in its inputs: only its problems become state. */
export function useTypedCard(onValid: (valid: boolean) => void) {
  const number = useRef<HTMLInputElement>(null);
  const expiry = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const inputs = { number, expiry, code };
  const [problems, setProblems] = useState<CardProblems>({});
  const [scheme, setScheme] = useState<string | null>(null);
  const [digits, setDigits] = useState(USUAL_CODE_DIGITS);

  const typed = (): TypedCard => ({
    number: number.current?.value ?? '',
    expiry: expiry.current?.value ?? '',
    code: code.current?.value ?? '',
  });
  const onInput = (field: CardField) => (event: FormEvent<HTMLInputElement>) => {
    group(event.currentTarget, field, event.nativeEvent as InputEvent);
    const card = typed();
    if (field === 'number') {
      setScheme(cardScheme(card.number));
      setDigits(codeLength(card.number));
    }
    const found = cardProblems(card);
    // An error disappears as soon as it is fixed; a new one appears on blur.
    setProblems((shown) => (shown[field] && !found[field] ? { ...shown, [field]: undefined } : shown));
    onValid(Object.keys(found).length === 0);
  };
  const onBlur = (field: CardField) => () => {
    const found = cardProblems(typed())[field];
    if (found && found !== 'missing') setProblems((shown) => ({ ...shown, [field]: found }));
  };
  return {
    problems,
    scheme,
    digits,
    typed,
    check(): boolean {
      const found = cardProblems(typed());
      setProblems(found);
      const first = FIELDS.find((field) => found[field]);
      if (first) inputs[first].current?.focus();
      return first === undefined;
    },
    control: (field: CardField) => ({
      ref: inputs[field],
      inputMode: 'numeric' as const,
      dir: 'ltr',
      spellCheck: false,
      onInput: onInput(field),
      onBlur: onBlur(field),
    }),
  };
}
