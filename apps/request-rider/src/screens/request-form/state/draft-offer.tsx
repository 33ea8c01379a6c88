import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { hasContent, type SavedDraft } from '../../../model/order-draft.store';
import { useRequest } from './request-scope';
import { useFill } from './use-fill';

interface Offer {
  content: Partial<SavedDraft>;
  /** Whose order or message it is, for the question. */
  name: string;
}

interface DraftOffer {
  /** What waits for a yes, because something was typed already. */
  pending: Offer | null;
  /** Fills an empty form at once and asks before it replaces what was typed. */
  offer(offer: Offer): void;
  answer(replace: boolean): void;
  /** How often the form was filled by an offer. */
  filled: number;
}

const Context = createContext<DraftOffer | null>(null);

export function DraftOfferProvider({ children }: { children: ReactNode }) {
  const { draft } = useRequest();
  const fill = useFill();
  const [pending, setPending] = useState<Offer | null>(null);
  const [filled, setFilled] = useState(0);
  const take = useCallback(
    ({ content }: Offer) => {
      fill(content);
      setFilled((times) => times + 1);
    },
    [fill],
  );
  const offer = useCallback(
    (next: Offer) => (hasContent(draft.getState()) ? setPending(next) : take(next)),
    [draft, take],
  );
  const answer = useCallback(
    (replace: boolean) => {
      if (replace && pending) take(pending);
      setPending(null);
    },
    [pending, take],
  );
  const value = useMemo(() => ({ pending, offer, answer, filled }), [answer, filled, offer, pending]);
  return <Context value={value}>{children}</Context>;
}

export function useDraftOffer(): DraftOffer {
  const value = useContext(Context);
  if (!value) throw new Error('useDraftOffer was called outside a request');
  return value;
}
