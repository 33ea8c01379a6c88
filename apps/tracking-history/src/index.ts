import { defineRemote } from '@courier/shell-api';
import englishTexts from '../locales/en.json';
import { manifest } from './remote.manifest';

const orders = () => import('./screens/orders/OrdersScreen');

export default defineRemote(manifest, {
  screens: { 'order-tracking': orders, history: orders },
  slots: {
    'navigation-badge': () => import('./slots/ActiveOrdersBadge'),
    'settings-alerts': () => import('./slots/AlertSettings'),
  },
  englishTexts,
});
