import type { Tracking } from '@courier/api-client';
import { isFollowed } from '../../model/followed';
import { LateMap } from './LateMap';

/** The map of an order; null when there is nothing to follow. */
export const followedOnMap = (tracking: Tracking) =>
  isFollowed(tracking) ? <LateMap tracking={tracking} /> : null;
