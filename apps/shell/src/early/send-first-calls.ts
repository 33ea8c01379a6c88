import { authorizationHeader, ownFetch, ownJson } from '@courier/api-client';
import { STORAGE_KEYS } from '@courier/config';
import { EARLY_PATIENCE_MS, readDataBlock, readStored, sendEarly } from '@courier/config/document';
import { uiLanguageOf } from '@courier/i18n';

/**
 * The parts of the data that a signed-in start needs. Read without schemas, whose code is not loaded yet: a
 * wrong guess costs one request.
 */
interface Known {
  config?: { apiBase?: unknown };
  texts?: { addresses?: Record<string, string>; screen?: Record<string, string> };
  session?: { meta?: { AccessToken?: unknown; IdToken?: unknown; Expires?: unknown } } | null;
}

function sessionIn(stored: string | null): Known['session'] {
  try {
    return ownJson.parse(stored ?? 'null') as Known['session'];
  } catch {
    return null;
  }
}

function textAddresses(): string[] {
  const texts = readDataBlock('courier-texts') as Known['texts'];
  const locale = readStored(STORAGE_KEYS.locale) ?? document.documentElement.dataset['locale'] ?? 'en';
  const language = uiLanguageOf(locale);
  const found = language === 'en' ? [] : [texts?.addresses?.[language], texts?.screen?.[language]];
  return found.filter((address) => address !== undefined);
}

/**
 * Requests the texts of frame and screen while the main code is still loading.
 * @param already addresses requested before
 * @returns all addresses requested so far
 */
export function requestTexts(already: readonly string[] = [], fetcher: typeof fetch = ownFetch): string[] {
  const wanted = textAddresses().filter((address) => !already.includes(address));
  for (const address of wanted)
    sendEarly(address, { signal: AbortSignal.timeout(EARLY_PATIENCE_MS) }, fetcher);
  return [...already, ...wanted];
}

/** Requests vendors and the outlet parameter, if a user is signed in. */
export function requestVendors(fetcher: typeof fetch = ownFetch): void {
  const config = readDataBlock('courier-config') as Known['config'];
  const meta = sessionIn(readStored(STORAGE_KEYS.session))?.meta;
  if (typeof config?.apiBase !== 'string' || readStored(STORAGE_KEYS.godroidToken) !== null || !meta) return;
  if (typeof meta.Expires !== 'number' || meta.Expires * 1000 <= Date.now()) return;
  const Authorization = authorizationHeader.classic({
    AccessToken: String(meta.AccessToken),
    IdToken: String(meta.IdToken),
  });
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json', Authorization };
  sendEarly(`${config.apiBase}/vendors`, { headers }, fetcher);
  sendEarly(`${config.apiBase}/get-country-parameter/allOutletOrders`, {}, fetcher);
}
