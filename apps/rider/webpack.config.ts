import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteBuild } from '@courier/config/presets/webpack';
import { manifest } from './src/remote.manifest';

const root = dirname(fileURLToPath(import.meta.url));

export default remoteBuild(root, manifest);
