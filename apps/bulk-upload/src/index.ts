import { defineRemote } from '@courier/shell-api';
import englishTexts from '../locales/en.json';
import { manifest } from './remote.manifest';

export default defineRemote(manifest, {
  screens: {
    'bulk-order': () => import('./screens/bulk-order/BulkOrderScreen'),
    'outlet-import': () => import('./screens/outlet-import/OutletImportScreen'),
  },
  englishTexts,
});
