import { addressLines, type AddressSuggestion } from '@courier/api-client/queries';
import { useCopy } from '@courier/i18n';
import { addressLanguages, formatDistance } from '@courier/i18n/format';
import { useLocaleState } from '../context';
import type { AddressSearch } from './use-address-search';

interface SuggestionLines {
  primary: string;
  secondary?: string;
  /** The same address in the language of the place. */
  local?: string;
  /** Why it may not be the place that is meant. */
  note?: string;
}

/** Writes a suggestion as lines: its address in the reader's language, the local one, and what is doubtful about it. */
export function useSuggestionLines(): (suggestion: AddressSuggestion) => SuggestionLines {
  const t = useCopy('common');
  const { locale } = useLocaleState();
  return ({ text, doubt }) => {
    const { reader, local } = addressLanguages(text);
    const lines = { ...addressLines(reader), ...(local !== null && { local }) };
    if (!doubt) return lines;
    const { distanceMetres, isSimilar, isApproximate } = doubt;
    const reasons = [
      distanceMetres !== null && t('address.far', { distance: formatDistance(distanceMetres, locale) }),
      isSimilar && t('address.similar'),
      isApproximate && t('address.estimated'),
    ];
    return { ...lines, note: reasons.filter(Boolean).join(' ') };
  };
}

/** Says why a text names no place, with the way out; undefined for every other state of a search. */
export function usePlaceMessage(): (status: AddressSearch['status']) => string | undefined {
  const t = useCopy('common');
  return (status) =>
    status === 'link-without-place' || status === 'code-without-city' ? t(`address.${status}`) : undefined;
}

/** The state of an address input's list during a search; a search that failed is said below the field instead. */
export function suggestionListStatus(status: AddressSearch['status']): 'idle' | 'loading' | 'empty' {
  if (status === 'error') return 'idle';
  return status === 'idle' || status === 'loading' ? status : 'empty';
}
