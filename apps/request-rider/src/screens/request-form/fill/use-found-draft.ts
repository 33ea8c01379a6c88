import { useState } from 'react';
import { hasContent, type SavedDraft } from '../../../model/order-draft.store';
import { useRequest } from '../request/request-scope';

export interface FoundDraft {
  /** True until somebody said what becomes of the draft that was there when the form opened. */
  found: boolean;
  /** What was thrown away, for as long as it can be taken back. */
  discarded: SavedDraft | null;
  settle(discarded: SavedDraft | null): void;
}

/** The draft an earlier visit left; one step of a phone after the other knows the same. */
export function useFoundDraft(): FoundDraft {
  const { draft } = useRequest();
  const [found, setFound] = useState(() => hasContent(draft.getState()));
  const [discarded, setDiscarded] = useState<SavedDraft | null>(null);
  const settle = (former: SavedDraft | null) => {
    setFound(false);
    setDiscarded(former);
  };
  return { found, discarded, settle };
}
