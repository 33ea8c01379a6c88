import { defineManifest } from '@courier/shell-api/manifest';

/** Its only screen says that it is not open yet, so its flag is off. */
export const manifest = defineManifest({
  name: 'vendor-admin',
  titleKey: 'title',
  i18nNamespace: 'vendor-admin',
  routes: [
    {
      id: 'collection-points',
      path: '/collection-points/:vendorId?',
      access: 'protected',
      modes: ['CLASSIC'],
      flag: 'add-vendor-outlet',
    },
  ],
  navigation: [],
  slots: [],
});
