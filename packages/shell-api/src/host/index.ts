export { PortsContext } from '../context';
export { OpenSlotsContext, type DrawOpenSlot } from '../open-slot';
export { ListenFirst } from './ListenFirst';
export { acceptsContract } from './accepts-contract';
export { isRemoteDefinition } from './is-remote-definition';
export { createNotices, type Notices } from './create-notices';
export { createReadable, type WritableReadable } from './create-readable';
export { completedPath, pathForVendor, vendorIdOfPath, type VendorRoute } from './vendor-path';
