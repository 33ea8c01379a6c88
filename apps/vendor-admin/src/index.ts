import { defineRemote } from '@courier/shell-api';
import englishTexts from '../locales/en.json';
import { manifest } from './remote.manifest';

export default defineRemote(manifest, {
  screens: { 'collection-points': () => import('./screens/collection-points/CollectionPointsScreen') },
  slots: {
    'edit-outlet': () => import('./slots/EditOutlet'),
    'add-outlet': () => import('./slots/AddOutlet'),
  },
  englishTexts,
});
