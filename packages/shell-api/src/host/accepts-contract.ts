export { acceptsContract } from '@courier/config/registry';
