import { CONTRACT_VERSION, type RemoteManifest } from '@courier/config/registry';
import { routePatterns } from '@courier/shell-api/routes';

export const manifest = {
  name: 'request-rider',
  contractVersion: CONTRACT_VERSION,
  titleKey: 'title',
  i18nNamespace: 'request-rider',
  routes: [
    {
      id: 'request-form',
      path: routePatterns.requestRider,
      access: 'protected',
      modes: ['CLASSIC', 'GODROID', 'GUEST'],
      roles: ['landing'],
      workScreen: true,
      allOutletsToggle: false,
      keepsQuery: ['orderID'],
    },
    {
      id: 'payment-return',
      path: routePatterns.paymentReturn,
      access: 'protected',
      modes: ['CLASSIC', 'GODROID', 'GUEST'],
    },
  ],
  navigation: [{ routeId: 'request-form', labelKey: 'nav.request', icon: 'request', order: 10 }],
  slots: [],
  noticeDurationMs: 5000,
} satisfies RemoteManifest;
