import type { OrderRow } from '../../../platform/db/schema';

/** Wrong PINs after which only a new PIN or a return continues. */
const TRIES = 5;

export const isPinLocked = ({ pin_wrong_tries: tries }: Pick<OrderRow, 'pin_wrong_tries'>): boolean =>
  tries >= TRIES;
