import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspaceBuild } from '@courier/config/presets/webpack';

export default workspaceBuild(dirname(fileURLToPath(import.meta.url)));
