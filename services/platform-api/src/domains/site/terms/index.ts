import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import { Refusal } from '../../../platform/requests/refusal';
import { parseDeployment } from '../../../settings/country-of-host';
import type { Deps } from '../deps';
import { documentLocale } from '../../texts';
import { documentWords } from '../document/document-words';
import { readLegalReader } from '../legal/send-legal-page';
import { openSite } from '../files/site-files';
import { termsText } from './terms-text';

export function registerTerms(app: FastifyInstance, deps: Deps): void {
  const site = openSite(deps.config.siteDir, (sentence) => deps.log.warn(sentence));
  mount(app, deps, contract.exports.terms, async ({ request, reply }) => {
    const { brand, country } = parseDeployment(request.headers.host);
    const locale = documentLocale(country, {
      url: request.url,
      acceptLanguage: request.headers['accept-language'],
    });
    const legal = deps.legalTexts.find('terms', readLegalReader(request));
    const own = (await documentWords(site, locale))?.texts ?? (await site.texts('en')) ?? {};
    const changed = deps.texts(locale, { country: country.country, brand }) ?? {};
    const text = legal?.markdown ?? termsText([changed, own], brand);
    if (text === null) throw new Refusal(503, 'The portal is not built yet', 'http');
    void reply
      .type('text/plain; charset=utf-8')
      .header('vary', 'host, accept-language')
      .header('content-disposition', 'attachment; filename="terms-and-conditions.txt"');
    return Buffer.from(text);
  });
}
