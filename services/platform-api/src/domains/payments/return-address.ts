import type { FastifyRequest } from 'fastify';
import { badInput } from '../../platform/requests/refusal';
import type { ServerConfig } from '../../settings/config';
import { parseDeployment } from '../../settings/country-of-host';
import type { BankPageDeps } from './deps';
import { PORTAL_PATHS } from '../site';

/**
 * The return URL of the bank page: this site, or an origin that may call the API.
 * @throws Refusal 400 for any other address
 */
export function allowedReturn(
  { corsOrigins }: Pick<ServerConfig, 'corsOrigins'>,
  request: Pick<FastifyRequest, 'host'>,
  address: string,
): string {
  const own = `http://${request.host}`;
  const url = URL.canParse(address, own) ? new URL(address, own) : null;
  const isPlain =
    url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (isPlain && (url.host === new URL(own).host || corsOrigins.includes(url.origin))) return url.href;
  throw badInput('The return address is not allowed.', 'error.invalid-input', 'return_url');
}

/** The screen of the order in the brand of the request. */
export async function findReturnPath(
  { screens, db }: Pick<BankPageDeps, 'screens' | 'db'>,
  { headers }: FastifyRequest,
  { vendorId, orderId }: { vendorId: string; orderId: string },
): Promise<string> {
  const order = await db
    .selectFrom('orders')
    .select('customer_key')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return screens.choosePath(
    parseDeployment(headers.host).brand,
    PORTAL_PATHS.order(vendorId, orderId, order?.customer_key),
  );
}
