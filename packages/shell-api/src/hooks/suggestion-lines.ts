import { addressLines, type AddressSuggestion, type SuggestionDoubt } from '@courier/api-client/queries';
import type { AddressSearch } from './use-address-search';

interface SuggestionLines {
  primary: string;
  secondary?: string;
  /** The same address in the language of the place. */
  local?: string;
  /** Why it may not be the place that is meant. */
  note?: string;
}

/** Words that this package cannot look up: it runs no i18n. */
interface SuggestionWords {
  /** The parts of an address that is written in two languages: `addressLanguages` of `@courier/i18n/format`. */
  languages(text: string): { reader: string; local: string | null };
  /** Why a suggestion is doubtful, in the reader's language. */
  note(doubt: SuggestionDoubt): string;
}

/** Writes a suggestion as lines: its address in the reader's language, the local one, and what is doubtful about it. */
export function suggestionLines(
  { text, doubt }: AddressSuggestion,
  { languages, note }: SuggestionWords,
): SuggestionLines {
  const { reader, local } = languages(text);
  const lines = { ...addressLines(reader), ...(local !== null && { local }) };
  return doubt ? { ...lines, note: note(doubt) } : lines;
}

/** The state of an address input's list during a search; a search that failed is said below the field instead. */
export function suggestionListStatus(status: AddressSearch['status']): 'idle' | 'loading' | 'empty' {
  if (status === 'error') return 'idle';
  return status === 'idle' || status === 'loading' ? status : 'empty';
}
