import type { ApiClient } from '@courier/api-client';
import type { PortalConfig } from '@courier/config';
import type { LocalePort, Ports, Readable } from '@courier/shell-api';

const NOTHING = () => () => undefined;
const fixed = <T>(value: T): Readable<T> => ({ get: () => value, subscribe: NOTHING });

/** The ports of the shell for a rider, who has no account of a shop. */
export function createPorts(config: PortalConfig, locale: LocalePort): Ports {
  return {
    // The page has its own client, for the calls of riders alone.
    api: {} as ApiClient,
    locale,
    flags: { ...fixed(config.flags), isOn: (flag) => config.flags[flag] === true },
    navigation: {
      go: (to, { replace = false } = {}) =>
        replace ? window.location.replace(to) : window.location.assign(to),
      leave: (to) => window.location.assign(to),
      holdReload: NOTHING,
      paymentHosts: [],
    },
    session: {
      ...fixed({ mode: null, user: null, guest: null }),
      logout: () => Promise.resolve(),
      enterAsGuest: () => Promise.resolve(),
      guestOrderIds: () => [],
      addGuestOrder: () => undefined,
    },
    vendors: {
      ...fixed({
        status: 'ready',
        vendors: [],
        selected: null,
        includeAllOutlets: false,
        allOutletsToggle: 'hidden',
      }),
      select: () => undefined,
      setIncludeAllOutlets: () => undefined,
      refresh: () => Promise.resolve(),
      ready: () => Promise.resolve([]),
      fallbackFee: () => null,
    },
    liveUpdates: { ...fixed('off'), onOrderUpdate: NOTHING, onReconnect: NOTHING },
    notifications: { show: () => '', dismiss: () => undefined },
    analytics: { push: () => undefined, trackError: () => undefined },
  };
}
