import { defineManifest } from '@courier/shell-api/manifest';
import { routePatterns } from '@courier/shell-api/routes';

/** The page of riders, who sign in with an invitation and a PIN. It has no navigation entry and no flag. */
export const manifest = defineManifest({
  name: 'rider',
  titleKey: 'title',
  i18nNamespace: 'rider',
  topics: [],
  sizeBudget: 60_000,
  routes: [
    { id: 'rider', path: routePatterns.rider, access: 'public', modes: ['CLASSIC', 'GODROID', 'GUEST'] },
  ],
  navigation: [],
  slots: [],
});
