import type { Tracking } from '@courier/api-client';

/** A position older than this is not shown as where the rider is now. */
const OLD_AFTER_SECONDS = 120;

export type PositionAge = { kind: 'seen'; seconds: number } | { kind: 'old'; minutes: number };

/** How old the position of the rider is; null without one, or where the server does not say. */
export function positionAge({ rider, as_of: asOf }: Pick<Tracking, 'rider' | 'as_of'>): PositionAge | null {
  if (rider?.updated_at === undefined || asOf === undefined) return null;
  const seconds = Math.max(0, asOf - rider.updated_at);
  return seconds < OLD_AFTER_SECONDS
    ? { kind: 'seen', seconds }
    : { kind: 'old', minutes: Math.floor(seconds / 60) };
}
