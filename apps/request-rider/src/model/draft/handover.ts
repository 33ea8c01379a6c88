import type { SavedDraft } from './order-draft.store';

/** Drafts handed over from one collection point to the form of another, by vendor. */
const waiting = new Map<string, Partial<SavedDraft>>();

export const storeHandover = (vendorId: string, content: Partial<SavedDraft>): void =>
  void waiting.set(vendorId, content);

/** Returns the handed-over draft of this vendor once. */
export function receiveHandover(vendorId: string): Partial<SavedDraft> | null {
  const content = waiting.get(vendorId) ?? null;
  waiting.delete(vendorId);
  return content;
}
