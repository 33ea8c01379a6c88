export { encryptForFake } from './encrypt-for-fake';
export { buildBulkRow } from './build-bulk-row';
export { buildOrder, buildRider } from './build-order';
export { buildDemoVendors, buildVendor } from './build-vendor';
export { buildVouchers } from './build-voucher';
export {
  createFakeBackend,
  type CallName,
  type FakeBackend,
  type FakeFailure,
  type RecordedCall,
} from './fake-backend';
export type { CardOutcome } from './fake-payments.types';
export type { FakeState } from './fake-state';
export { fakePlaces, type FakePlace } from './places';
