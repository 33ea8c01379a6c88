import { defineManifest } from '@courier/shell-api/manifest';
import { routePatterns } from '@courier/shell-api/routes';

export const manifest = defineManifest({
  name: 'vendor-admin',
  titleKey: 'title',
  i18nNamespace: 'vendor-admin',
  topics: [],
  sizeBudget: 40_000,
  routes: [
    {
      id: 'collection-points',
      path: routePatterns.collectionPoints,
      access: 'protected',
      modes: ['CLASSIC'],
      flag: 'add-vendor-outlet',
      workScreen: true,
    },
  ],
  navigation: [
    { routeId: 'collection-points', labelKey: 'title', keywordKeys: ['words'], icon: 'outlet', order: 50 },
  ],
  commands: [
    {
      id: 'add-collection-point',
      labelKey: 'title-add',
      keywordKeys: ['words'],
      routeId: 'collection-points',
      query: { outlet: 'new' },
      icon: 'outlet',
    },
    {
      id: 'collection-points',
      labelKey: 'title',
      keywordKeys: ['words'],
      routeId: 'collection-points',
      icon: 'outlet',
    },
  ],
  slots: ['edit-outlet', 'add-outlet'],
});
