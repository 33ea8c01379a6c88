export { buildOrder, buildRider } from './build-order';
export { buildDemoVendors, buildVendor } from './build-vendor';
export {
  createFakeBackend,
  type CallName,
  type FakeBackend,
  type FakeFailure,
  type RecordedCall,
} from './fake-backend';
export type { FakeState } from './fake-state';
export { fakePlaces, type FakePlace } from './places';
