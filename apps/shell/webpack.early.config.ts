import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { earlyBuild } from '@courier/config/presets/webpack';

export default earlyBuild(dirname(fileURLToPath(import.meta.url)));
