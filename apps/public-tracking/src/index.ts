import { defineRemote } from '@courier/shell-api';
import englishTexts from '../locales/en.json';
import { manifest } from './remote.manifest';

export default defineRemote(manifest, {
  screens: {
    'order-tracking-link': () => import('./screens/order-tracking/OrderTrackingScreen'),
    'delivery-receipt': () => import('./screens/delivery-receipt/DeliveryReceiptScreen'),
    'parcel-tracking': () => import('./screens/parcel-tracking/ParcelTrackingScreen'),
  },
  englishTexts,
});
