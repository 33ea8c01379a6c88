import { STORAGE_KEYS } from '@courier/config';
import * as v from 'valibot';
import type { SafeStorage } from '@courier/config/document';
import type { SessionStore } from '../session/session.store';
import { tokenClaims } from '../session/token-claims';

/** Milliseconds the start waits for the app around the portal before it goes on without a token. */
export const TOKEN_PATIENCE_MS = 5000;

/** What the app around the portal sends; `COURIER_READY` from us asks for it. */
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
 * Takes tokens from the app around the portal, now and later: only from its own window, from a listed origin, and only
 * such as name a restaurant. Resolves with the first one, or false when none comes in time; at once when nobody embeds
 * the portal, or a token is there already.
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
      session.keepGodroidToken(token);
      resolve(true);
    });
    for (const origin of origins) app.postMessage({ type: 'COURIER_READY' }, origin);
  });
}
