import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isProduction } from '../config';
import type { Deps } from '../deps';

/** What no page of the portal, and nothing it embeds, ever asks of a browser. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'camera', 'clipboard-read', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];
const PERMISSIONS = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Says something about documents alone; each start would carry it along with a dozen files, half a kilobyte each. */
const OF_DOCUMENTS = [
  ...['cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy', 'x-dns-prefetch-control'],
  ...['x-download-options', 'x-frame-options', 'x-permitted-cross-domain-policies', 'x-xss-protection'],
];
/** Browsers read it in no other way while it is also said that its type is not guessed. */
const IS_NO_DOCUMENT = /^(text|application)\/(javascript|css)\b/;

/**
 * The usual headers on every answer; html sets its own content policy on top. No cache stores an answer, also not the
 * disk of the browser, unless its handler
 * allows it, as for files of the site.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { config }: Pick<Deps, 'config'>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Addresses of public tracking pages hold order ids, which no other site needs to learn.
    referrerPolicy: { policy: 'same-origin' },
    hsts: isProduction(config) ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginResourcePolicy: { policy: config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    if (IS_NO_DOCUMENT.test(String(reply.getHeader('content-type'))))
      for (const header of OF_DOCUMENTS) void reply.removeHeader(header);
    else void reply.header('permissions-policy', PERMISSIONS);
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', API_POLICY);
  });
}
