import { useState } from 'react';
import type { Order, Rider } from '@courier/api-client';
import { findNextStop } from '../../model/board/next-stop';
import {
  progressAfter,
  riderTrouble,
  type Progress,
  type RiderTrouble,
} from '../../model/board/rider-progress';

/** @param remaining metres to the rider's next stop; null while unknown */
export function useRiderTrouble(
  order: Order,
  rider: Rider | null,
  remaining: number | null,
  nowSeconds: number,
): RiderTrouble | null {
  const [progress, setProgress] = useState<Progress | null>(null);
  if (!rider) return null;
  if (remaining !== null) {
    const after = progressAfter(progress, findNextStop(order), remaining, rider.updated_at);
    if (after !== progress) setProgress(after);
    return riderTrouble(rider, after, nowSeconds);
  }
  return riderTrouble(rider, progress, nowSeconds);
}
