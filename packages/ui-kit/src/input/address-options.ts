export interface AddressSuggestion {
  id: string;
  primary: string;
  secondary?: string;
  /** The address in the local language. */
  local?: string;
  /** Why it may be the wrong place. */
  note?: string;
  kind: 'place' | 'saved';
}

export interface AddressGroup {
  kind: AddressSuggestion['kind'];
  suggestions: AddressSuggestion[];
}

/**
 * Groups suggestions: saved customers first, then places, without empty groups. Keeps the order inside a
 * group.
 */
export function groupSuggestions(suggestions: readonly AddressSuggestion[]): AddressGroup[] {
  const suggestionsWithKind = (kind: AddressSuggestion['kind']) => ({
    kind,
    suggestions: suggestions.filter((each) => each.kind === kind),
  });
  return [suggestionsWithKind('saved'), suggestionsWithKind('place')].filter(
    (group) => group.suggestions.length > 0,
  );
}

/** Index after an arrow key, wrapping around; null for other keys. */
export function nextOption(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return current + 1 >= count ? 0 : current + 1;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  return null;
}
