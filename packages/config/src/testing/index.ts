export { brokenEntries, withBreakage } from './broken-entries';
export { readRegistry as readOlderRegistry } from './older-schema';
