import { parseLocaleTexts, type LocaleTexts } from './texts';

type Fetch = (
  address: string,
  init?: { signal?: AbortSignal },
) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;

/**
 * Loader for `createI18n`: GET {host}/{language name}.json.
 * @param host address without trailing slash, e.g. `/locales`
 * @param fetcher the browser's fetch unless given
 * The loader rejects on a status outside 2xx, on anything that is not a translation file and after 8000 ms.
 */
export function textsFrom(host: string, fetcher: Fetch = (address, init) => fetch(address, init)) {
  return async (language: string): Promise<LocaleTexts> => {
    const answer = await fetcher(`${host}/${language}.json`, { signal: AbortSignal.timeout(8000) });
    if (!answer.ok) throw new Error(`Texts of ${language} answered ${answer.status}`);
    return parseLocaleTexts(await answer.json());
  };
}
