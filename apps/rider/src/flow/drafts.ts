import type { PhoneStore } from '../api/phone-store';
import { EMPTY_DRAFT, readStoredDraft, type StopDraft } from '../model/stop-draft';

const DRAFT_PREFIX = 'draft ';

/** What the rider has entered, by order; stored on the phone, so that neither a refusal nor a reload loses it. */
export interface Drafts {
  get(orderId: string): StopDraft;
  change(orderId: string, change: Partial<StopDraft>): void;
  /** Forgets the drafts of all other orders. */
  retainOnly(orderIds: ReadonlySet<string>): Promise<void>;
}

/**
 * @param stored everything on the phone, by name
 * @param onChange called after each change
 */
export function createDrafts(
  store: PhoneStore,
  stored: ReadonlyMap<string, unknown>,
  onChange: () => void,
): Drafts {
  const drafts = new Map<string, StopDraft>();
  for (const [name, value] of stored) {
    const draft = name.startsWith(DRAFT_PREFIX) && readStoredDraft(value);
    if (draft) drafts.set(name.slice(DRAFT_PREFIX.length), draft);
  }
  const get = (orderId: string) => drafts.get(orderId) ?? EMPTY_DRAFT;
  return {
    get,
    change: (orderId, change) => {
      const next = { ...get(orderId), ...change };
      drafts.set(orderId, next);
      onChange();
      void store.write(`${DRAFT_PREFIX}${orderId}`, next);
    },
    retainOnly: async (orderIds) => {
      const ended = [...drafts.keys()].filter((orderId) => !orderIds.has(orderId));
      for (const orderId of ended) {
        drafts.delete(orderId);
        await store.remove(`${DRAFT_PREFIX}${orderId}`);
      }
    },
  };
}
