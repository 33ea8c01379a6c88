import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publicBuild } from '@courier/config/presets/webpack';

export default publicBuild(dirname(fileURLToPath(import.meta.url)));
