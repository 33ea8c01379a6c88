import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isProduction } from '../../settings/config';
import type { Deps } from '../deps';

/** Browser features that the portal and its embedded content never use. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'camera', 'clipboard-read', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];
const PERMISSIONS = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');
/** The page of riders shares their position. */
const PERMISSIONS_OF_RIDERS = PERMISSIONS.replace('geolocation=()', 'geolocation=(self)');
const RIDER_PAGE = /^\/rider\/?(\?|$)/;
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Headers that only apply to documents; other files omit them, which saves half a kilobyte each. */
const OF_DOCUMENTS = [
  ...['cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy', 'x-dns-prefetch-control'],
  ...['x-download-options', 'x-frame-options', 'x-permitted-cross-domain-policies', 'x-xss-protection'],
];
/** Not treated as a document, because of `X-Content-Type-Options: nosniff`. */
const IS_NO_DOCUMENT = /^(text|application)\/(javascript|css)\b/;

/**
 * The usual headers on every answer; HTML adds its own content policy. Answers are not cached, also not on the
 * browser's disk, unless their handler allows it, as for files of the site.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { config }: Pick<Deps, 'config'>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // URLs of public tracking pages contain order ids, which other sites must not receive.
    referrerPolicy: { policy: 'same-origin' },
    hsts: isProduction(config) ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginResourcePolicy: { policy: config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    if (IS_NO_DOCUMENT.test(String(reply.getHeader('content-type'))))
      for (const header of OF_DOCUMENTS) void reply.removeHeader(header);
    else
      void reply.header(
        'permissions-policy',
        RIDER_PAGE.test(request.url) ? PERMISSIONS_OF_RIDERS : PERMISSIONS,
      );
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', API_POLICY);
  });
}
