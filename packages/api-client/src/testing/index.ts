export { answeringClient } from './answering-client';
export { apiFailure } from './api-failure';
export { buildBulkRow } from './build-bulk-row';
export { buildOrder, buildRider } from './build-order';
export { buildDemoVendors, buildVendor } from './build-vendor';
export { createFakeBackend, type CallName, type FakeBackend, type FakeFailure } from './fake-backend';
export { matchCall } from './match-call';
