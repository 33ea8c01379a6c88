import { defineRemote } from '@courier/shell-api';
import englishTexts from '../locales/en.json';
import { manifest } from './remote.manifest';

export default defineRemote(manifest, {
  screens: {
    'request-form': () => import('./screens/request-form/RequestFormScreen'),
    'payment-return': () => import('./screens/payment-return/PaymentReturnScreen'),
  },
  slots: { 'settings-payment': () => import('./slots/PaymentSettings') },
  englishTexts,
});
