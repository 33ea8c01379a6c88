import type { CancelState } from '../../model/cancel-state';
import type { Wording } from '../../copy';

/** Why the rider can or cannot be cancelled, and since when. */
export function cancelReasonWords(state: CancelState, { t, time }: Wording): string {
  return 'at' in state
    ? t(`cancelReason.${state.why}`, { time: time(state.at) })
    : t(`cancelReason.${state.why}`);
}
