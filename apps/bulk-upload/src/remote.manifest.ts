import { defineManifest } from '@courier/shell-api/manifest';
import { routePatterns } from '@courier/shell-api/routes';

export const manifest = defineManifest({
  name: 'bulk-upload',
  titleKey: 'title',
  i18nNamespace: 'bulk-upload',
  topics: ['sheets'],
  sizeBudget: 560_000,
  routes: [
    {
      id: 'bulk-order',
      path: routePatterns.bulkOrder,
      access: 'protected',
      modes: ['CLASSIC', 'GODROID'],
      flag: 'bulk-order-upload',
      workScreen: true,
    },
    {
      id: 'outlet-import',
      path: routePatterns.outletImport,
      access: 'protected',
      modes: ['CLASSIC'],
      flag: 'add-vendor-outlet',
      workScreen: true,
    },
  ],
  navigation: [{ routeId: 'bulk-order', labelKey: 'nav', keywordKeys: ['words'], icon: 'bulk', order: 40 }],
  commands: [
    {
      id: 'import-collection-points',
      labelKey: 'outlets.title',
      keywordKeys: ['words', 'rows.point'],
      routeId: 'outlet-import',
      icon: 'outlet',
    },
  ],
  slots: [],
  noticeDurationMs: 5000,
});
