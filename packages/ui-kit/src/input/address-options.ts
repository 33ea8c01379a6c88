export interface AddressSuggestion {
  id: string;
  primary: string;
  secondary?: string;
  /** The same address in the language of the place. */
  local?: string;
  /** Why it may not be the place that is meant. */
  note?: string;
  kind: 'place' | 'saved';
}

export interface AddressGroup {
  kind: AddressSuggestion['kind'];
  suggestions: AddressSuggestion[];
}

/** Saved customers first, then places; empty groups are left out. The order inside a group is kept. */
export function groupSuggestions(suggestions: readonly AddressSuggestion[]): AddressGroup[] {
  const of = (kind: AddressSuggestion['kind']) => ({
    kind,
    suggestions: suggestions.filter((each) => each.kind === kind),
  });
  return [of('saved'), of('place')].filter((group) => group.suggestions.length > 0);
}

/** Index after a key: arrows go round, past the ends; null when the key does not move. */
export function nextOption(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return current + 1 >= count ? 0 : current + 1;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  return null;
}
