import { useState } from 'react';
import { hasContent, type SavedDraft } from '../../../model/order-draft.store';
import { useRequest } from '../request/request-scope';

export interface FoundDraft {
  /** True until the user continues or discards the draft found on opening. */
  found: boolean;
  /** The discarded draft, while the user can undo it. */
  discarded: SavedDraft | null;
  settle(discarded: SavedDraft | null): void;
}

/** The draft of an earlier visit; shared by all steps of a phone. */
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
