export { createTestShell, type TestShell, type TestShellOptions } from './create-test-shell';
export { mountRemote, type MountRemoteOptions } from './mount-remote';
