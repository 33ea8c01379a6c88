import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteDocumentBuild } from '@courier/config/presets/webpack';
import { manifest } from './src/remote.manifest';

export default remoteDocumentBuild(dirname(fileURLToPath(import.meta.url)), manifest);
