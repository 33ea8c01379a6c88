export { browserBuild, type BrowserBuild, type Mode } from './webpack/base';
export { containerName, remoteBuild, remoteDocumentBuild } from './webpack/remote';
export { harnessBuild } from './webpack/harness';
export { publicBuild, workspaceBuild } from './webpack/shell';
export { SHARED_MODULES, sharedModules } from './federation';
