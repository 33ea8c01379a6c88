import { STORAGE_KEYS } from '@courier/config';
import * as v from 'valibot';
import type { SafeStorage } from '@courier/config/document';
import type { SessionStore } from '../session/session.store';
import { tokenClaims } from '../session/token-claims';

/** How long the start waits for the host app before it continues without a token. */
export const TOKEN_PATIENCE_MS = 5000;

const tokenMessageSchema = v.object({
  type: v.literal('COURIER_GODROID_TOKEN'),
  token: v.pipe(v.string(), v.minLength(1)),
  locale: v.optional(v.string()),
  tos_required: v.optional(v.boolean()),
});

interface EmbeddedServices {
  origins: readonly string[];
  session: SessionStore;
  storage: SafeStorage;
  target?: Window;
}

/**
 * Accepts tokens from the host app: only from the parent window, a listed origin, and with a restaurant id.
 * Resolves with true when a token exists, with false after a timeout or if the portal is not embedded.
 */
export function listenForToken({
  origins,
  session,
  storage,
  target = window,
}: EmbeddedServices): Promise<boolean> {
  const app = target.parent;
  if (origins.length === 0 || app === target) return Promise.resolve(false);
  return new Promise((resolve) => {
    if (session.getState().godroidToken !== null) resolve(true);
    setTimeout(() => resolve(false), TOKEN_PATIENCE_MS);
    target.addEventListener('message', (event: MessageEvent) => {
      if (event.source !== app || !origins.includes(event.origin)) return;
      const read = v.safeParse(tokenMessageSchema, event.data);
      if (!read.success || tokenClaims(read.output.token)?.restaurant_id === undefined) return;
      const { token, locale, tos_required: required } = read.output;
      if (locale !== undefined) storage.write(STORAGE_KEYS.godroidLocale, locale);
      if (required !== undefined) storage.write(STORAGE_KEYS.godroidTermsRequired, String(required));
      session.storeGodroidToken(token);
      resolve(true);
    });
    for (const origin of origins) app.postMessage({ type: 'COURIER_READY' }, origin);
  });
}
