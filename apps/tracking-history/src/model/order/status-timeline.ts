import type { Order } from '@courier/api-client';
import { statusCause, type ProofKind, type StatusCause } from '@courier/api-client/order-rules';

export interface TimelineStep {
  /** The newest status of the step. */
  status: Order['status'];
  /** Consecutive statuses with the same label, oldest first. */
  statuses: readonly Order['status'][];
  /** Unix seconds of the start of the step. */
  at: number;
  isCurrent: boolean;
  /** Whole minutes until the next step, or until now. */
  minutes: number;
  cause: StatusCause | null;
  lostRider: boolean;
  proof: ProofKind | null;
}

const PROOF_AT: Readonly<Partial<Record<string, ProofKind>>> = {
  PICKED_UP: 'pickup',
  DELIVERED: 'delivery',
  RETURNED_TO_VENDOR: 'return',
};

interface Change {
  status: string;
  created_at: number;
}

/** Groups consecutive changes that have the same label. */
function joined(history: readonly Change[], describeStatus: (status: string) => string): Change[][] {
  const steps: Change[][] = [];
  for (const change of history) {
    const last = steps.at(-1);
    const isSame = last?.[0] && describeStatus(last[0].status) === describeStatus(change.status);
    if (isSame) last.push(change);
    else steps.push([change]);
  }
  return steps;
}

/** The step that an order was in at a time (unix seconds). */
export const findStepAt = (steps: readonly TimelineStep[], seconds: number): TimelineStep | undefined =>
  steps.find(({ at }) => at <= seconds) ?? steps.at(-1);

/** The step at which the fleet made its note: of the steps with the reported status, the closest in time. */
export function findNotedStep(
  steps: readonly TimelineStep[],
  note: Order['fleet_note'],
): TimelineStep | undefined {
  if (!note) return undefined;
  const distance = ({ at }: TimelineStep) => Math.abs(at - note.noted_at);
  const [closest] = steps
    .filter(({ statuses }) => statuses.includes(note.status))
    .sort((one, other) => distance(one) - distance(other));
  // A report that arrived late may have no step of its own.
  return closest ?? findStepAt(steps, note.noted_at);
}

/**
 * The status changes of an order as steps, newest first.
 * @param describeStatus returns the label of a status
 */
export function statusTimeline(
  order: Order,
  nowSeconds: number,
  describeStatus: (status: string) => string,
): TimelineStep[] {
  const history = order.status_history
    .map((entry, index) => ({ ...entry, index }))
    .sort((a, b) => a.created_at - b.created_at || a.index - b.index);
  const steps = joined(history, describeStatus);
  let hadRider = false;
  return steps
    .map((changes, index) => {
      const statuses = changes.map(({ status }) => status);
      const [first] = changes as [Change];
      const status = statuses.at(-1) ?? first.status;
      const lostRider = hadRider && status === 'WAITING_FOR_TRANSPORT';
      hadRider = (hadRider || statuses.includes('COURIER_ACCEPTED_DELIVERY')) && !lostRider;
      const until = steps[index + 1]?.[0]?.created_at ?? nowSeconds;
      return {
        status,
        statuses,
        at: first.created_at,
        isCurrent: index === steps.length - 1,
        minutes: Math.max(0, Math.floor((until - first.created_at) / 60)),
        cause: statusCause(status, order),
        lostRider,
        proof: PROOF_AT[status] ?? null,
      };
    })
    .reverse();
}
