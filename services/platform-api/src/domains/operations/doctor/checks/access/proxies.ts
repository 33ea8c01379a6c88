import { findingsWhere, must, should, type Check } from '../../finding';

/** Networks that hold half of all addresses or more. */
const isEveryone = (network: string): boolean => /\/[01]$/.test(network);

export const proxiesCheck: Check = {
  name: 'trusted proxies',
  find: ({ config }) => {
    if (!config) return [];
    const tooLarge = config.trustedProxies.filter(isEveryone);
    return findingsWhere(
      [
        config.trustedProxies.length === 0,
        should(
          'TRUSTED_PROXIES is not set, so all visitors share the limits of the TLS proxy.',
          'Set TRUSTED_PROXIES to the addresses of the proxy, such as 127.0.0.1.',
        ),
      ],
      [
        tooLarge.length > 0,
        must(
          `TRUSTED_PROXIES holds ${tooLarge.join(', ')}: every visitor can claim any address.`,
          'Set TRUSTED_PROXIES to the addresses of your own proxies.',
        ),
      ],
    );
  },
};
