/** Kinds of rules that operators import; `prices` checks that none is missing. */
const RULE_KINDS = [
  'tariffs',
  'areas',
  'hours',
  'limits',
  'prohibited',
  'conditions',
  'vouchers',
  'payment-methods',
  'sellers',
] as const;

type RuleAction = `${(typeof RULE_KINDS)[number]}.${'import' | 'undo'}`;

/** What operators do, as the audit trail names it. */
export const AUDIT_ACTIONS = [
  ...RULE_KINDS.flatMap((kind): RuleAction[] => [`${kind}.import`, `${kind}.undo`]),
  'cash.hand-in',
  'cash.remit',
  'cash.payout',
  'cash.adjustment',
  'cash.close',
  'demo.forget',
  'fleet-keys.create',
  'fleet-keys.revoke',
  'operators.invite',
  'operators.role',
  'operators.block',
  'operators.unblock',
  'refunds.refund',
  'riders.add',
  'riders.invite',
  'riders.block',
  'riders.assign',
  'riders.unassign',
  'statements.issue',
  'statements.credit',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
