import { defineManifest } from '@courier/shell-api/manifest';
import { routePatterns } from '@courier/shell-api/routes';

export const manifest = defineManifest({
  name: 'vendor-admin',
  titleKey: 'title',
  i18nNamespace: 'vendor-admin',
  routes: [
    {
      id: 'collection-points',
      path: routePatterns.collectionPoints,
      access: 'protected',
      modes: ['CLASSIC'],
      flag: 'add-vendor-outlet',
    },
  ],
  navigation: [],
  slots: ['edit-outlet', 'add-outlet'],
});
