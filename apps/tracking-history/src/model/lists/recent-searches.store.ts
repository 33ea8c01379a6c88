import { LIMITS, STORAGE_KEYS } from '@courier/config';
import { searchKey } from '@courier/api-client/order-rules';
import * as v from 'valibot';
import type { StorageArea } from '@courier/shell-api';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { persistedIn } from './persisted-in';

interface RecentSearches {
  /** Most recent first, without duplicates. */
  texts: readonly string[];
}

interface RecentSearchActions {
  /** Moves a text to the front; duplicates are compared without spaces and case. */
  remember(text: string): void;
  clear(): void;
}

const storedSchema = v.object({ texts: v.array(v.string()) });

function withSearch(texts: readonly string[], typed: string): readonly string[] {
  const text = typed.trim().slice(0, LIMITS.searchCharacters);
  if (text === '') return texts;
  const others = texts.filter((other) => searchKey(other) !== searchKey(text));
  return [text, ...others].slice(0, LIMITS.recentSearches);
}

/** Persisted in this browser. */
export function createRecentSearches(storage: StorageArea) {
  return createStore<RecentSearches & RecentSearchActions>()(
    persist(
      (set) => ({
        texts: [],
        remember: (text) => set(({ texts }) => ({ texts: withSearch(texts, text) })),
        clear: () => set({ texts: [] }),
      }),
      {
        name: STORAGE_KEYS.searchHistory,
        version: 1,
        storage: createJSONStorage(() => persistedIn(storage)),
        partialize: ({ texts }) => ({ texts }),
        merge: (stored, current) => {
          const read = v.safeParse(storedSchema, stored);
          if (!read.success) return current;
          return { ...current, texts: read.output.texts.reduceRight(withSearch, [] as readonly string[]) };
        },
      },
    ),
  );
}
