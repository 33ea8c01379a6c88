import { CONTRACT_VERSION, type RemoteManifest } from '@courier/config/registry';
import { routePatterns } from '@courier/shell-api/routes';

/** Its only screen says that it is not open yet, so its flag is off. */
export const manifest = {
  name: 'public-tracking',
  contractVersion: CONTRACT_VERSION,
  titleKey: 'title',
  i18nNamespace: 'public-tracking',
  routes: [
    {
      id: 'order-tracking-link',
      path: routePatterns.publicTracking,
      access: 'public',
      modes: ['CLASSIC', 'GODROID', 'GUEST'],
      flag: 'tracking-page-settings',
    },
  ],
  navigation: [],
  slots: [],
} satisfies RemoteManifest;
