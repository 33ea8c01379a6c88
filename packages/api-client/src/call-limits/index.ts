export { CALL_LIMITS } from './call-limits';
export type { Allowance, CallLimit } from './call-limit.types';
