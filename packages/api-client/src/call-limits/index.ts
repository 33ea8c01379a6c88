export { CALL_LIMITS } from './call-limits';
export type { Allowance, CallLimit } from './call-limit.types';
export { MAIL_LIMITS, type MailKind, type MailLimit } from './mail-limits';
export { FLEET_LIMITS } from './fleet-limits';
export { RIDER_LIMITS } from './rider-limits';
