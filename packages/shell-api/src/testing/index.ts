export { createTestShell, type TestShell, type TestShellOptions } from './create-test-shell';
export { RemoteRoutes } from './RemoteRoutes';
export { renderRemote, type RenderRemoteOptions, type RenderedRemote } from './render-remote';
