export { brokenEntries, withBreakage } from './broken-entries';
export { readRegistry as readOlderRegistry } from './older-schema';
export { unevenDays } from './uneven-days';
export { withoutLocalClock } from './without-local-clock';
