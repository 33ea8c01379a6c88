export { browserBuild, type BrowserBuild, type Mode } from './webpack/base';
export { remoteBuild, remoteDocumentBuild } from './webpack/remote';
export { harnessBuild } from './webpack/harness';
export { earlyBuild, publicBuild, workspaceBuild } from './webpack/shell';
export { SHARED_MODULES, sharedModules } from './federation';
