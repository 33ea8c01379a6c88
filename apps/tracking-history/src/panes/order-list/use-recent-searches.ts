import { useState, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { usePorts } from '@courier/shell-api';
import { remoteStorage } from '@courier/shell-api/hooks';
import { createRecentSearches } from '../../model/lists/recent-searches.store';

interface RecentInput {
  text: string;
  onSearch(text: string): void;
  leave(): void;
}

/** Offers recent searches while the field is empty and focused; a search is stored on blur. */
export function useRecentSearches({ text, onSearch, leave }: RecentInput) {
  const ports = usePorts();
  const [store] = useState(() => createRecentSearches(remoteStorage(ports).local));
  const { texts, remember, clear } = useStore(store);
  const [wanted, setWanted] = useState(false);
  const [marked, setMarked] = useState<number | null>(null);
  const isOpen = wanted && text === '' && texts.length > 0;

  function close() {
    setWanted(false);
    setMarked(null);
  }
  function choose(chosen: string) {
    onSearch(chosen);
    remember(chosen);
    // Keeps the list enabled: it shows again when the field is empty.
    setMarked(null);
  }
  function mark(step: number) {
    setWanted(true);
    if (texts.length === 0 || text !== '') return;
    const from = marked ?? (step > 0 ? -1 : texts.length);
    setMarked((from + step + texts.length) % texts.length);
  }
  function onKeyDown(event: KeyboardEvent) {
    const chosen = isOpen && marked !== null ? texts[marked] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      mark(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      if (chosen !== undefined) choose(chosen);
      else remember(text);
    } else if (event.key === 'Escape') {
      onSearch('');
      close();
      leave();
    }
  }

  return {
    isOpen,
    texts,
    marked: isOpen ? marked : null,
    choose,
    clear,
    onKeyDown,
    show: () => setWanted(true),
    leave() {
      remember(text);
      close();
    },
  };
}
