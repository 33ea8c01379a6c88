import { CONTRACT_VERSION, type RemoteManifest } from '@courier/config/registry';
import { routePatterns } from '@courier/shell-api/routes';

export const manifest = {
  name: 'tracking-history',
  contractVersion: CONTRACT_VERSION,
  titleKey: 'title',
  i18nNamespace: 'tracking-history',
  routes: [
    {
      id: 'order-tracking',
      path: routePatterns.orderTracking,
      access: 'protected',
      modes: ['CLASSIC', 'GODROID', 'GUEST'],
      roles: ['home'],
      workScreen: true,
      allOutletsToggle: true,
    },
    {
      id: 'history',
      path: routePatterns.history,
      access: 'protected',
      modes: ['CLASSIC', 'GODROID'],
      workScreen: true,
      allOutletsToggle: true,
    },
  ],
  navigation: [
    { routeId: 'order-tracking', labelKey: 'nav.tracking', icon: 'tracking', order: 20 },
    { routeId: 'history', labelKey: 'nav.history', icon: 'history', order: 30 },
  ],
  slots: ['navigation-badge'],
  shortcuts: ['order-tracking', 'history'].flatMap((routeId) => [
    { routeId, keys: ['/'], labelKey: 'keys.search' },
    { routeId, keys: ['J'], labelKey: 'keys.next' },
    { routeId, keys: ['K'], labelKey: 'keys.previous' },
    { routeId, keys: ['Enter'], labelKey: 'keys.open' },
    { routeId, keys: ['O'], labelKey: 'keys.again' },
  ]),
} satisfies RemoteManifest;
