import type { FastifyRequest } from 'fastify';
import { parseDeployment } from '../../../settings/country-of-host';
import type { Deps } from '../deps';
import { chooseLocale } from './choose-locale';
import type { ServerTexts } from './server-texts';

/**
 * Texts for the reader of a page.
 * @param wanted languages as in `Accept-Language`, by default those of the browser
 */
export function readServerTexts(
  { serverTexts }: Pick<Deps, 'serverTexts'>,
  { headers }: FastifyRequest,
  wanted = headers['accept-language'],
): ServerTexts {
  const { brand, country } = parseDeployment(headers.host);
  const locale = chooseLocale(wanted, country.country);
  return serverTexts({ brand, country: country.country, locale });
}
