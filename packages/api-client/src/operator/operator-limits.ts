import type { CallLimit } from '../call-limits/call-limit.types';
import type { operatorContract } from './operator.contract';

const FIVE_MINUTES = 300;
const CALL: CallLimit = {
  group: 'operator',
  address: { calls: 3000, seconds: 60 },
  account: { calls: 600, seconds: 60 },
};
/** In addition to ten failures per account. */
const SIGN_IN: CallLimit = { address: { calls: 60, seconds: FIVE_MINUTES } };

/** A missing call does not compile. */
export const OPERATOR_LIMITS: { readonly [Name in keyof typeof operatorContract]: CallLimit } = {
  signIn: SIGN_IN,
  invitation: SIGN_IN,
  acceptInvitation: SIGN_IN,
  signOut: CALL,
  me: CALL,
  operators: CALL,
  invite: CALL,
  setRoles: CALL,
  block: CALL,
  audit: CALL,
};
