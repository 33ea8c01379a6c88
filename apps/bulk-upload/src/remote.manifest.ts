import { defineManifest } from '@courier/shell-api/manifest';
import { routePatterns } from '@courier/shell-api/routes';

export const manifest = defineManifest({
  name: 'bulk-upload',
  titleKey: 'title',
  i18nNamespace: 'bulk-upload',
  routes: [
    {
      id: 'bulk-order',
      path: routePatterns.bulkOrder,
      access: 'protected',
      modes: ['CLASSIC', 'GODROID'],
      flag: 'bulk-order-upload',
      workScreen: true,
    },
  ],
  navigation: [{ routeId: 'bulk-order', labelKey: 'nav', icon: 'bulk', order: 40 }],
  slots: [],
  noticeDurationMs: 5000,
});
