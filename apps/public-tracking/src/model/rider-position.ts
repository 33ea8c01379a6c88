import type { Tracking } from '@courier/api-client';

/** A position older than this is not shown as current. */
const OLD_AFTER_SECONDS = 120;

export type PositionAge = { kind: 'seen'; seconds: number } | { kind: 'old'; minutes: number };

/** Age of the rider's position; null without a position or a time from the server. */
export function positionAge({ rider, as_of: asOf }: Pick<Tracking, 'rider' | 'as_of'>): PositionAge | null {
  if (rider?.updated_at === undefined || asOf === undefined) return null;
  const seconds = Math.max(0, asOf - rider.updated_at);
  return seconds < OLD_AFTER_SECONDS
    ? { kind: 'seen', seconds }
    : { kind: 'old', minutes: Math.floor(seconds / 60) };
}
