import { nameMissingPin, whereProblem } from '../model/form/order-check';
import type { RiderRequest } from './create-request';
import { isChecking } from './machine/flow-view';

/**
 * Goes from the addresses to the details on a phone: shows what is missing and requests a missing fee.
 * @returns whether the details may be shown
 */
export function passWhere({
  flow,
  draft,
  problems,
}: Pick<RiderRequest, 'flow' | 'draft' | 'problems'>): boolean {
  const snapshot = flow.getSnapshot();
  if (snapshot.hasTag('quoted')) return true;
  if (isChecking(snapshot)) return false;
  const isOutside = snapshot.context.fault?.kind === 'undeliverable';
  const { form, pinProposal } = draft.getState();
  const problem = whereProblem(form, isOutside);
  if (problem) problems.report(nameMissingPin(problem, pinProposal));
  else flow.send({ type: 'RETRY' });
  return false;
}
