import { CONTRACT_VERSION, type RemoteManifest } from '@courier/config/registry';

/** Its only screen says that it is not open yet, so its flag is off. */
export const manifest = {
  name: 'vendor-admin',
  contractVersion: CONTRACT_VERSION,
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
} satisfies RemoteManifest;
