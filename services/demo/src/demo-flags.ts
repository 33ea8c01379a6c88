import { defaultFlags, type FlagKey } from '@courier/config';

/** Off in the demo because they remove or replace a feature. */
const TAKES_AWAY: readonly FlagKey[] = [
  'planned_maintenance',
  'unplanned_maintenance',
  'deactivate-sign-up-button',
  'request-a-rider-button-goes-to-login-page',
  'google_autocomplete',
  'none-payment-method',
  'cybersource-credit-card-taiwan',
];

export function demoFlags(): Record<string, boolean> {
  const off = new Set<string>(TAKES_AWAY);
  return Object.fromEntries(Object.keys(defaultFlags()).map((key) => [key, !off.has(key)]));
}
