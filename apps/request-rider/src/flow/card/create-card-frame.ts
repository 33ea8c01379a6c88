import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { NewCard } from '@courier/api-client';

const messageSchema = v.intersect([
  v.object({ source: v.literal('courier-card') }),
  v.variant('kind', [
    v.object({ kind: v.picklist(['loaded', 'ready', 'failed']) }),
    v.object({ kind: v.literal('height'), height: v.pipe(v.number(), v.minValue(0), v.maxValue(2000)) }),
    v.object({ kind: v.literal('valid'), isValid: v.boolean() }),
    v.object({ kind: v.literal('card'), card: v.nullable(v.record(v.string(), v.string())) }),
  ]),
]);
export type CardFrameMessage = v.InferOutput<typeof messageSchema>;

interface CardFrameInit {
  language: string;
  direction: 'ltr' | 'rtl';
  labels: { number: string; expiry: string; code: string };
  colours: Readonly<Record<string, string>>;
}

export interface CardFrameState {
  phase: 'loading' | 'ready' | 'failed';
  /** Height of the content in px; null until it is known. */
  height: number | null;
}

interface CardFrameOptions {
  /** Page with the card fields, which comes from the server. */
  address: string;
  window: Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'>;
}

interface CardFrameListeners {
  init(): CardFrameInit;
  onValid(isValid: boolean): void;
}

/** A provider that does not answer is reported instead of a form that stays empty. */
const LONGEST_MS = 20_000;

/** Talks with the page that holds the card fields. The portal gets the card encrypted for the provider alone. */
export function createCardFrame({ address, window }: CardFrameOptions) {
  const { origin } = new URL(address);
  const state = createStore<CardFrameState>(() => ({ phase: 'loading', height: null }));
  let frame: Pick<HTMLIFrameElement, 'contentWindow'> | null = null;
  let listeners: CardFrameListeners | null = null;
  let isValid = false;
  let resolveCard: ((card: Record<string, string> | null) => void) | null = null;

  const post = (message: object) => frame?.contentWindow?.postMessage(message, origin);
  const onMessage = (event: MessageEvent) => {
    if (frame === null || event.source !== frame.contentWindow || event.origin !== origin) return;
    const parsed = v.safeParse(messageSchema, event.data);
    if (parsed.success) receive(parsed.output);
  };
  const receive = (message: CardFrameMessage) => {
    if (message.kind === 'loaded') post({ kind: 'init', ...listeners?.init() });
    else if (message.kind === 'height') state.setState({ height: message.height });
    else if (message.kind === 'valid') {
      isValid = message.isValid;
      listeners?.onValid(isValid);
    } else if (message.kind === 'card') resolveCard?.(message.card);
    else state.setState({ phase: message.kind });
  };

  return {
    state,
    /** @returns the function that detaches it */
    attach(element: Pick<HTMLIFrameElement, 'contentWindow'>, given: CardFrameListeners): () => void {
      frame = element;
      listeners = given;
      isValid = false;
      given.onValid(false);
      state.setState({ phase: 'loading', height: null });
      window.addEventListener('message', onMessage);
      const timer = window.setTimeout(() => {
        if (state.getState().phase === 'loading') state.setState({ phase: 'failed' });
      }, LONGEST_MS);
      return () => {
        window.clearTimeout(timer);
        window.removeEventListener('message', onMessage);
        frame = null;
      };
    },
    /** Shows what is missing in the frame. */
    check(): boolean {
      if (!isValid) post({ kind: 'check' });
      return isValid;
    },
    /** @throws when the provider cannot encrypt the card */
    async read({ holderName, save }: { holderName: string; save: boolean }): Promise<NewCard> {
      const card = await new Promise<Record<string, string> | null>((resolve) => {
        const timer = window.setTimeout(() => resolve(null), LONGEST_MS);
        resolveCard = (given) => {
          window.clearTimeout(timer);
          resolve(given);
        };
        post({ kind: 'read' });
      });
      resolveCard = null;
      if (card === null) throw new Error('The provider did not encrypt the card.');
      return { ...card, holder_name: holderName.trim(), save_card: save } as NewCard;
    },
  };
}
