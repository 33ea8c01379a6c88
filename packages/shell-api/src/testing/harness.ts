export { mountRemote } from './mount-remote';
