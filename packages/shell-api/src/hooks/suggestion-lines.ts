import { addressLines, type AddressSuggestion, type SuggestionDoubt } from '@courier/api-client/queries';
import type { AddressSearch } from './use-address-search';

interface SuggestionLines {
  primary: string;
  secondary?: string;
  /** The same address in the local language. */
  local?: string;
  /** Why it may be the wrong place. */
  note?: string;
}

/** Texts for this package, which has no i18n. */
interface SuggestionWords {
  /** Splits a bilingual address: `addressLanguages` of `@courier/i18n/format`. */
  languages(text: string): { reader: string; local: string | null };
  /** Explains the doubt in the reader's language. */
  note(doubt: SuggestionDoubt): string;
}

/** The lines of a suggestion: its address in the reader's language, the local one, and the doubt. */
export function suggestionLines(
  { text, doubt }: AddressSuggestion,
  { languages, note }: SuggestionWords,
): SuggestionLines {
  const { reader, local } = languages(text);
  const lines = { ...addressLines(reader), ...(local !== null && { local }) };
  return doubt ? { ...lines, note: note(doubt) } : lines;
}

/** List state of an address input; a failed search is shown below the field instead. */
export function suggestionListStatus(status: AddressSearch['status']): 'idle' | 'loading' | 'empty' {
  if (status === 'error') return 'idle';
  return status === 'idle' || status === 'loading' ? status : 'empty';
}
