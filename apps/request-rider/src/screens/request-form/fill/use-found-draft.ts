import { useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { usePorts } from '@courier/shell-api';
import { remoteStorage } from '@courier/shell-api/hooks';
import { isContinuedDraft, removeContinuedDraft } from '../../../model/draft/continued-draft';
import { hasContent, type SavedDraft } from '../../../model/draft/order-draft.store';
import { useDraft, useRequest, useSender } from '../request/request-scope';
import { useOrderToBeUpdated } from '../update/use-order-to-be-updated';

export interface FoundDraft {
  /** True until the user continues, discards or replaces the draft found on opening. */
  found: boolean;
  /** The discarded draft, while the user can undo it. */
  discarded: SavedDraft | null;
  settle(discarded: SavedDraft | null): void;
}

/**
 * The draft of an earlier visit; shared by all steps of a phone. Until it is answered, nothing is placed. "Back to your
 * request" after a payment is an answer.
 */
export function useFoundDraft(): FoundDraft {
  const { draft, filling, questions } = useRequest();
  const { vendor_id: vendorId } = useSender();
  const { tab } = remoteStorage(usePorts());
  const isUpdate = useOrderToBeUpdated() !== null;
  const [wasFound, setFound] = useState(
    () => !isUpdate && !isContinuedDraft(tab, vendorId) && hasContent(draft.getState()),
  );
  useEffect(() => removeContinuedDraft(tab), [tab]);
  const [discarded, setDiscarded] = useState<SavedDraft | null>(null);
  const isReplaced = useStore(filling.state, ({ filled }) => filled > 0);
  const isFilled = useDraft(hasContent);
  const found = wasFound && isFilled && !isReplaced;
  useLayoutEffect(() => {
    if (!found) return;
    questions.open('former-draft');
    return () => questions.close('former-draft');
  }, [found, questions]);
  const settle = (former: SavedDraft | null) => {
    setFound(false);
    setDiscarded(former);
  };
  return { found, discarded, settle };
}
