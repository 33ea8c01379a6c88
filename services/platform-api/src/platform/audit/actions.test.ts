import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleSchemas } from '../../domains/prices/rule-shapes/rule-sets';
import { AUDIT_ACTIONS, type AuditAction } from './actions';

const ruleActions = Object.keys(ruleSchemas).flatMap((kind) => [`${kind}.import`, `${kind}.undo`]);

/** What each command records; none for one that changes nothing. */
const COMMANDS: Readonly<Record<string, readonly AuditAction[]>> = {
  accounts: [],
  audit: [],
  cash: ['cash.hand-in', 'cash.remit', 'cash.payout', 'cash.adjustment', 'cash.close'],
  doctor: [],
  'fleet-key': ['fleet-keys.create', 'fleet-keys.revoke'],
  'forget-demo': ['demo.forget'],
  operators: ['operators.invite', 'operators.role', 'operators.block', 'operators.unblock'],
  refunds: ['refunds.refund'],
  riders: ['riders.add', 'riders.invite', 'riders.block', 'riders.assign', 'riders.unassign'],
  statements: ['statements.issue', 'statements.credit'],
};

const config = readFileSync(join(__dirname, '../../../webpack.config.ts'), 'utf8');
const commands = [...config.matchAll(/^ {4}'?([\w-]+)'?: '\.\/src\/[^']+-command\.ts'/gm)].map(
  ([, name = '']) => name,
);

it('each command of operators says which actions it records', () => {
  const rules = Object.keys(ruleSchemas);
  expect(commands.toSorted()).toEqual([...Object.keys(COMMANDS), ...rules].toSorted());
});

it('each action is the one of a command', () => {
  expect(AUDIT_ACTIONS.toSorted()).toEqual([...ruleActions, ...Object.values(COMMANDS).flat()].toSorted());
});
