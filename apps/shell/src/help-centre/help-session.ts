import type { Readable } from '@courier/shell-api';
import { createReadable } from '@courier/shell-api/host';
import { createHelpTalk } from './help-talk';

/** A token is valid for one hour; the next one is requested five minutes earlier. */
const RENEW_AFTER_MS = 3_600_000 - 300_000;
/** Without a message within this time, the frame counts as failed. */
const PATIENCE_MS = 10_000;

type HelpState =
  | { phase: 'loading'; address: URL | null }
  | { phase: 'open'; address: URL }
  | { phase: 'failed'; address: null };

export interface HelpSession extends Readable<HelpState> {
  attach(frame: HTMLIFrameElement | null): void;
  /** Opens the help centre; returns the function that closes it. */
  start(): () => void;
  retry(): void;
}

interface HelpSessionServices {
  open: () => Promise<URL>;
  token: () => Promise<string>;
  onFailure: (error: unknown) => void;
  target?: Window;
}

export function createHelpSession({
  open,
  token,
  onFailure,
  target = window,
}: HelpSessionServices): HelpSession {
  const state = createReadable<HelpState>({ phase: 'loading', address: null });
  let run = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let renewal: ReturnType<typeof setInterval> | undefined;

  const talk = createHelpTalk({
    target,
    address: () => state.get().address,
    onStart() {
      const { address } = state.get();
      clearTimeout(silence);
      if (address) state.set({ phase: 'open', address });
    },
    onTokenWanted: () => void sendToken(),
  });

  function endHelpSession(): void {
    run += 1;
    clearTimeout(silence);
    clearInterval(renewal);
  }

  function fail(error: unknown): void {
    endHelpSession();
    state.set({ phase: 'failed', address: null });
    onFailure(error);
  }

  async function begin(): Promise<void> {
    endHelpSession();
    const own = run;
    state.set({ phase: 'loading', address: null });
    try {
      const address = await open();
      if (own !== run) return;
      state.set({ phase: 'loading', address });
      silence = setTimeout(() => fail(new Error('The help centre is silent')), PATIENCE_MS);
      renewal = setInterval(() => void sendToken(), RENEW_AFTER_MS);
    } catch (error) {
      if (own === run) fail(error);
    }
  }

  async function sendToken(): Promise<void> {
    const own = run;
    try {
      const fresh = await token();
      if (own === run) talk.say({ type: 'HC_ACCESS_TOKEN', token: fresh });
    } catch (error) {
      if (own !== run) return;
      talk.say({ type: 'HC_ACCESS_TOKEN_DENIED' });
      onFailure(error);
    }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    attach: talk.attach,
    start() {
      const stop = talk.listen();
      const own = run;
      // Delayed, so that an effect that is cleaned up at once sends no request (StrictMode).
      queueMicrotask(() => {
        if (own === run) void begin();
      });
      return () => {
        stop();
        endHelpSession();
      };
    },
    retry: () => void begin(),
  };
}
