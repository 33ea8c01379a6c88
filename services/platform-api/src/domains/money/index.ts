export { listOldCash, type OldCash } from './due/list-old-cash';
