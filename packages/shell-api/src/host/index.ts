export { PortsContext } from '../context';
export { acceptsContract } from './accepts-contract';
export { isRemoteDefinition } from './is-remote-definition';
