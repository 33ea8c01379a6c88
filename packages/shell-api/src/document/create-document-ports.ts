import type { ApiClient } from '@courier/api-client';
import type { PortalConfig } from '@courier/config';
import type { LocalePort } from '../ports/locale';
import type { Ports } from '../ports';
import type { Readable } from '../ports/readable';

const NOTHING = () => () => undefined;
const fixed = <T>(value: T): Readable<T> => ({ get: () => value, subscribe: NOTHING });

/** The ports of the shell in a document of its own: no session, no selection, no live channel. */
export function createDocumentPorts(config: PortalConfig, locale: LocalePort, api: ApiClient): Ports {
  return {
    api,
    locale,
    flags: { ...fixed(config.flags), isOn: (flag) => config.flags[flag] === true },
    navigation: {
      go: (to, { replace = false } = {}) =>
        replace ? window.location.replace(to) : window.location.assign(to),
      // A document belongs to one remote and links to its own pages only.
      findAddress: (to) => new URL(to, window.location.origin).href,
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
