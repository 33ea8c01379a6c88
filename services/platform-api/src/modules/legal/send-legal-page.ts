import { brandConfig } from '@courier/config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseDeployment } from '../../country-of-host';
import { documentLocale } from '../site/document-locale';
import { LEGAL_POLICY, legalDocument } from './legal-document';
import { LEGAL_PAGES, LEGAL_PATHS, type LegalTexts } from './legal-texts';

/** Legal reader of a request: the wished language, its base, then English and every other language of the country. */
export function readLegalReader(request: FastifyRequest) {
  const { country, brand } = parseDeployment(request.headers.host);
  const acceptLanguage = request.headers['accept-language'];
  const locale = documentLocale(country, { url: request.url, acceptLanguage });
  const locales = [locale, locale.split('_')[0] ?? locale, 'en', ...country.supportedLanguages];
  return { brand, country: country.country, locales: [...new Set(locales)] };
}

/** @returns false where the operator has no text for this address */
export function sendLegalPage(
  texts: LegalTexts,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const page = LEGAL_PAGES.find((name) => path === LEGAL_PATHS[name]);
  if (!page) return false;
  const reader = readLegalReader(request);
  const text = texts.find(page, reader);
  if (!text) return false;
  const links = LEGAL_PAGES.flatMap((other) => {
    const found = other === page ? null : texts.find(other, reader);
    return found ? [{ page: other, title: found.title }] : [];
  });
  void reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', LEGAL_POLICY)
    .header('cache-control', 'no-cache')
    .header('vary', 'host, accept-language')
    .send(legalDocument(text, brandConfig(reader.brand).product, links));
  return true;
}
