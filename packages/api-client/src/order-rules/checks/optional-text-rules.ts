import { storedTaxNumber, type FlagKey } from '@courier/config';
import { OPTIONAL_TEXTS, type OptionalText } from '../../orders/optional-texts';

interface OptionalTextRule {
  /** The feature flag that adds the field to the form; null for a field of every portal. */
  flag: FlagKey | null;
  /** Key in the namespace `errors` for a text that is not stored. */
  problem: string;
  /** The text as it is stored; null if it is wrong. */
  toStored(typed: string, country: string): string | null;
}

export const OPTIONAL_TEXT_RULES: Readonly<Record<OptionalText, OptionalTextRule>> = {
  vat_number: {
    flag: 'payment_vat',
    problem: 'validation.vat-number',
    toStored: (typed, country) => storedTaxNumber(country, typed),
  },
};

interface OptionalTextProblem {
  field: OptionalText;
  key: string;
}

/** The problem of a typed text. It may be empty, but not wrong. */
export function optionalTextProblem(
  field: OptionalText,
  typed: string | null | undefined,
  country: string,
): OptionalTextProblem | null {
  const { problem, toStored } = OPTIONAL_TEXT_RULES[field];
  const isFine = !typed?.trim() || toStored(typed, country) !== null;
  return isFine ? null : { field, key: problem };
}

/** The texts that a portal with these flags asks for. */
export const listRequestedTexts = (isOn: (flag: FlagKey) => boolean): OptionalText[] =>
  OPTIONAL_TEXTS.filter((name) => {
    const { flag } = OPTIONAL_TEXT_RULES[name];
    return flag === null || isOn(flag);
  });

/** The column of a text. Where its flag is off it is unchecked, and stored as it was sent. */
export const storedOptionalText = (
  name: OptionalText,
  typed: string | null | undefined,
  country: string,
): string | null => (typed?.trim() ? (OPTIONAL_TEXT_RULES[name].toStored(typed, country) ?? typed) : null);
