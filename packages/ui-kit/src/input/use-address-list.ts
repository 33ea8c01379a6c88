import { useId, useState, type KeyboardEvent } from 'react';
import { groupSuggestions, nextOption, type AddressSuggestion } from './address-options';

interface AddressListState {
  suggestions: readonly AddressSuggestion[];
  /** Shows a message below the field, even without suggestions. */
  hasMessage: boolean;
  onPick: (id: string) => void;
}

export function useAddressList({ suggestions, hasMessage, onPick }: AddressListState) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const groups = groupSuggestions(suggestions);
  const flat = groups.flatMap((group) => group.suggestions);
  const index = Math.min(active, flat.length - 1);
  const current = flat[index];
  const isShown = isOpen && (flat.length > 0 || hasMessage);

  function close(): void {
    setOpen(false);
    setActive(-1);
  }

  function pick(suggestion: AddressSuggestion): void {
    close();
    onPick(suggestion.id);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const next = nextOption(event.key, index, flat.length);
    if (next !== null) {
      event.preventDefault();
      setOpen(true);
      setActive(next);
    } else if (event.key === 'Enter' && isShown && current) {
      event.preventDefault();
      pick(current);
    } else if (event.key === 'Escape' && isShown) {
      event.stopPropagation();
      close();
    }
  }

  return {
    id,
    optionId: (suggestion: AddressSuggestion) => `${id}${suggestion.kind}${flat.indexOf(suggestion)}`,
    groups,
    flat,
    current,
    isShown,
    close,
    pick,
    onKeyDown,
    open: () => setOpen(true),
    startOver() {
      setOpen(true);
      setActive(-1);
    },
  };
}
