export { browserBuild } from './webpack/base';
export { remoteBuild, remoteDocumentBuild } from './webpack/remote';
export { forRunningPortal } from './webpack/development';
export { harnessBuild } from './webpack/harness';
export { publicBuild, workspaceBuild } from './webpack/shell';
export type { ListedModule } from './webpack/module-list-plugin';
export { LAYER_ORDER, LAYERS } from './css/layers';
