export { browserBuild } from './webpack/base';
export { remoteBuild, remoteDocumentBuild } from './webpack/remote';
export { developedBuild, developedShell, forRunningPortal } from './webpack/development';
export { pageScript } from './webpack/refresh';
export { BUILDS_ADDRESS, type BuildNews } from './refresh/build-news';
export { harnessBuild } from './webpack/harness';
export { publicBuild, workspaceBuild } from './webpack/shell';
export type { ListedModule } from './webpack/module-list-plugin';
export { LAYER_ORDER, LAYERS } from './css/layers';
