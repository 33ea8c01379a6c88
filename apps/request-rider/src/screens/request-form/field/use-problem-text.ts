import { taxNumberForm } from '@courier/config';
import { useCopy, useErrorCopy, type CopyKey } from '@courier/i18n';
import { formatTaxNumberLengths } from '@courier/i18n/format';
import { useLocaleState, useSession } from '@courier/shell-api';
import { NAMESPACE } from '../../../copy';
import type { FieldName } from '../../../model/form/order-check';
import { useStore } from 'zustand';
import { useFlow, useRequest } from '../request/request-scope';
import { useOpeningWords } from '../time/use-opening-words';

/** The form of a guest says "recipient", the form of a shop "customer". */
const GUEST_WORDS: Readonly<Record<string, CopyKey<typeof NAMESPACE>>> = {
  'validation.fill-customer-name': 'guest.recipient-name-missing',
  'validation.wrong-customer-name': 'guest.recipient-name-digits',
};

/** Whether the problem of a field is marked beside the reported one, which alone is announced. */
export const useIsProblemQuiet = (field: FieldName): boolean =>
  useStore(useRequest().problems.state, ({ problems: [reported] }) => reported?.field !== field);

export function useProblemText(field: FieldName): string | undefined {
  const problem = useStore(useRequest().problems.state, ({ problems }) =>
    problems.find((candidate) => candidate.field === field),
  );
  const t = useCopy(NAMESPACE);
  const errorCopy = useErrorCopy();
  const isGuest = useSession().mode === 'GUEST';
  const hours = useFlow(({ context }) => context.hours);
  const openingWords = useOpeningWords();
  const { country, locale } = useLocaleState();
  if (!problem) return undefined;
  if (/^(time|places)\./.test(problem.key)) {
    return t(problem.key as CopyKey<typeof NAMESPACE>, { ...openingWords(hours) });
  }
  const ofGuest = isGuest ? GUEST_WORDS[problem.key] : undefined;
  if (ofGuest) return t(ofGuest);
  const limit = formatTaxNumberLengths(taxNumberForm(country.country), locale);
  return errorCopy(problem.key, 'general', problem.field === 'vat_number' ? { limit } : {});
}
