import { findingsWhere, must, should, type Check } from '../../finding';

const LOOPBACK = /^https?:\/\/(localhost|[^/]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const isUnsafe = (origin: string): boolean => origin.startsWith('http:') || LOOPBACK.test(origin);

export const corsCheck: Check = {
  name: 'CORS',
  find: ({ config }) => {
    if (!config) return [];
    const { corsOrigins, embedOrigins, apiHost, testVendorIds } = config;
    const unsafe = {
      CORS_ORIGINS: corsOrigins.filter(isUnsafe),
      EMBED_ORIGINS: embedOrigins.filter(isUnsafe),
    };
    return [
      ...Object.entries(unsafe)
        .filter(([, origins]) => origins.length > 0)
        .map(([name, origins]) =>
          must(
            `${name} lets pages without TLS or of a developer's machine act for visitors: ${origins.join(', ')}.`,
            `Remove them from ${name}, or name their https addresses.`,
          ),
        ),
      ...findingsWhere(
        [
          apiHost !== null && corsOrigins.length === 0,
          should(
            'API_HOST is set, but CORS_ORIGINS is empty: pages of another host cannot call the API.',
            'Set CORS_ORIGINS to the origins of the portal.',
          ),
        ],
        [
          testVendorIds.length > 0,
          should(
            `TEST_VENDOR_IDS is set (${testVendorIds.join(', ')}): these shops order where nothing delivers.`,
            'Unset TEST_VENDOR_IDS.',
          ),
        ],
      ),
    ];
  },
};
