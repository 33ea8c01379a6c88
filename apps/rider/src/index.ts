import { defineRemote } from '@courier/shell-api';
import englishTexts from '../locales/en.json';
import { manifest } from './remote.manifest';

export default defineRemote(manifest, {
  screens: { rider: () => import('./screens/rider/RiderScreen') },
  englishTexts,
});
