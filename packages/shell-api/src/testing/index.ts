export { checkRemote } from './check-remote';
export { createTestShell, type TestShell } from './create-test-shell';
export { translatePage } from './translate-page';
export { loadScreens, openRemote, type OpenedRemote, type OpenRemoteOptions } from './open-remote';
