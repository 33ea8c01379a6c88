import { authorizationHeader } from '@courier/api-client';
import { uiLanguageOf } from '@courier/i18n';
import { readDataBlock } from '../platform/data-block';
import { sendEarly } from './early-calls';

/** What a signed-in start always asks for. Read without schemas, which are not there yet: a wrong guess costs a call. */
interface Known {
  config?: { apiBase?: unknown };
  texts?: { addresses?: Record<string, string>; screen?: Record<string, string> };
  session?: { meta?: { AccessToken?: unknown; IdToken?: unknown; Expires?: unknown } } | null;
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function storedSession(): Known['session'] {
  try {
    return JSON.parse(stored('session') ?? 'null') as Known['session'];
  } catch {
    return null;
  }
}

/** Asks for vendors, the outlet parameter and the texts while the rest of the code is still being read. */
export function sendFirstCalls(): void {
  const config = readDataBlock('courier-config') as Known['config'];
  const texts = readDataBlock('courier-texts') as Known['texts'];
  const locale = stored('locale') ?? document.documentElement.dataset['locale'] ?? 'en';
  const language = uiLanguageOf(locale);
  for (const addresses of language === 'en' ? [] : [texts?.addresses, texts?.screen]) {
    const address = addresses?.[language];
    if (address !== undefined) sendEarly(address);
  }

  const meta = storedSession()?.meta;
  if (typeof config?.apiBase !== 'string' || stored('godroid-token') !== null || !meta) return;
  if (typeof meta.Expires !== 'number' || meta.Expires * 1000 <= Date.now()) return;
  const authorization = authorizationHeader.classic({
    AccessToken: String(meta.AccessToken),
    IdToken: String(meta.IdToken),
  });
  sendEarly(`${config.apiBase}/vendors`, authorization);
  sendEarly(`${config.apiBase}/get-country-parameter/allOutletOrders`);
}
