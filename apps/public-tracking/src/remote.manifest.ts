import { defineManifest } from '@courier/shell-api/manifest';
import { routePatterns } from '@courier/shell-api/routes';

/** Pages for users with a link, without session, navigation entry and flag. */
export const manifest = defineManifest({
  name: 'public-tracking',
  titleKey: 'title',
  i18nNamespace: 'public-tracking',
  topics: ['following', 'customer-page'],
  sizeBudget: 60_000,
  routes: [
    {
      id: 'order-tracking-link',
      path: routePatterns.publicTracking,
      access: 'public',
      modes: ['CLASSIC', 'GODROID', 'GUEST'],
    },
    {
      id: 'delivery-receipt',
      path: routePatterns.deliveryReceipt,
      access: 'public',
      modes: ['CLASSIC', 'GODROID', 'GUEST'],
    },
    {
      id: 'parcel-tracking',
      path: routePatterns.parcelTracking,
      access: 'public',
      modes: ['CLASSIC', 'GODROID', 'GUEST'],
    },
  ],
  navigation: [],
  slots: [],
});
