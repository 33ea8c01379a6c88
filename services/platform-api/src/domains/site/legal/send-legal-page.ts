import { prohibitedItemsFor } from '@courier/api-client/order-rules';
import type { CountryConfig } from '@courier/config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseDeployment } from '../../../settings/country-of-host';
import type { Deps } from '../deps';
import { documentLocale } from '../../texts';
import { legalDocument, LEGAL_POLICY } from './legal-document';
import { LEGAL_PAGES, LEGAL_PATHS, type LegalPage, type LegalTexts } from './legal-texts';

/** Legal reader of a request: the wished language, its base, then English and every other language of the country. */
export function readLegalReader(request: FastifyRequest) {
  const { country, brand } = parseDeployment(request.headers.host);
  const acceptLanguage = request.headers['accept-language'];
  const locale = documentLocale(country, { url: request.url, acceptLanguage });
  const locales = [locale, baseLanguage(locale), 'en', ...country.supportedLanguages];
  return { brand, country: country.country, locales: [...new Set(locales)], locale, offered: country };
}

type LegalReader = ReturnType<typeof readLegalReader>;

const baseLanguage = (locale: string): string => locale.split('_')[0] ?? locale;

/** The operator's pages to which every page links; nothing where there is none. */
export function findLegalPages(
  texts: LegalTexts,
  request: FastifyRequest,
): Pick<CountryConfig, 'legalPages'> {
  const reader = readLegalReader(request);
  const legalPages = (['privacy', 'imprint'] as const).filter((page) => texts.find(page, reader));
  return legalPages.length === 0 ? {} : { legalPages: [...legalPages] };
}

/** @returns false where the operator has no text for this address */
export async function sendLegalPage(
  deps: Pick<Deps, 'legalTexts' | 'serverTexts' | 'pageFacts'>,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { legalTexts: texts, serverTexts } = deps;
  const page = LEGAL_PAGES.find((name) => path === LEGAL_PATHS[name]);
  if (!page) return false;
  const reader = readLegalReader(request);
  const text = texts.find(page, reader);
  if (!text) return false;
  const links = LEGAL_PAGES.flatMap((other) => {
    const found = other === page ? null : texts.find(other, reader);
    return found ? [{ page: other, title: found.title }] : [];
  });
  const frame = {
    brand: reader.brand,
    links,
    languages: findLanguages(texts, page, reader),
    backWord: serverTexts({ ...reader, locale: text.locale }).text('legal.back'),
    items: page === 'prohibited-items' ? await findItems(deps, reader) : [],
  };
  void reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', LEGAL_POLICY)
    .header('cache-control', 'no-cache')
    .header('vary', 'host, accept-language')
    .send(legalDocument(page, text, frame));
  return true;
}

/** Locales of the text in the languages of the country, each once. */
function findLanguages(texts: LegalTexts, page: LegalPage, reader: LegalReader): string[] {
  const found = [...reader.offered.supportedLanguages, 'en'].flatMap(
    (locale) => texts.find(page, { ...reader, locales: [locale, baseLanguage(locale)] })?.locale ?? [],
  );
  return [...new Set(found)];
}

async function findItems(
  { pageFacts }: Pick<Deps, 'pageFacts'>,
  { country, locales }: LegalReader,
): Promise<string[]> {
  const items = await pageFacts.readProhibitedItems(country);
  return prohibitedItemsFor(items, locales).map(({ name }) => name);
}
