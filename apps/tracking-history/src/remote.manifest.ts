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
  shortcuts: [
    { routeId: 'order-tracking', keys: ['/'], labelKey: 'keys.search' },
    { routeId: 'order-tracking', keys: ['J'], labelKey: 'keys.next' },
    { routeId: 'order-tracking', keys: ['K'], labelKey: 'keys.previous' },
    { routeId: 'order-tracking', keys: ['Enter'], labelKey: 'keys.open' },
  ],
} satisfies RemoteManifest;
