import { useErrorCopy } from '@courier/i18n';
import { useWording } from '../../../copy';
import type { CellProblem } from '../../../model/bench/check-row';

const OWN_WORDS = {
  'validation.wrong-customer-name': 'said.name',
  'validation.fill-payment-method': 'said.payment',
  'bulk.confirm-place': 'said.place',
  'bulk.collection-point': 'said.point',
  'bulk.delivery-type': 'said.delivery',
} as const;

/** Rules that are shown with the value that breaks them. */
const WITH_RULE: ReadonlySet<string> = new Set([
  'validation.phone-incorrect',
  'validation.preordered-for',
  'validation.minimum-amount-pkr',
]);

const hasOwnWords = (key: string): key is keyof typeof OWN_WORDS => key in OWN_WORDS;

type WordsOfProblem = (problem: Pick<CellProblem, 'key' | 'values'>, text: string) => string;

export function useProblemWords(): WordsOfProblem {
  const { t } = useWording();
  const errorCopy = useErrorCopy();
  return ({ key, values }, text) => {
    if (key === 'store-closed' && values?.['time'] !== undefined) return t('said.closed', values);
    const rule = errorCopy(key, 'general', values);
    if (text.trim() === '') return rule;
    if (key === 'validation.fill-amount')
      return t(/^\s*[-−]\s*\d/.test(text) ? 'said.negative' : 'said.amount', { text });
    if (key === 'validation.invalid-coordinates')
      return t(/^[-\d.,\s]+$/.test(text) ? 'said.degrees' : 'said.address', { text });
    if (hasOwnWords(key)) return t(OWN_WORDS[key], { text });
    return WITH_RULE.has(key) ? t('said.rule', { text, rule }) : rule;
  };
}
