import { whereProblem } from '../model/order-check';
import type { RiderRequest } from './create-request';
import { isChecking } from './flow-view';

/**
 * The way from the addresses to the details on a phone: what is missing is told, a fee that is missing is asked.
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
  const problem = whereProblem(draft.getState().form, isOutside);
  if (problem) problems.tell(problem);
  else flow.send({ type: 'RETRY' });
  return false;
}
