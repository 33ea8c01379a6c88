import type { Evidence } from '@courier/api-client';
import { distanceMetres, TRACK_SECONDS } from '@courier/api-client/order-rules';

type Point = Evidence['track'][number];

interface ReplayStage {
  status: string;
  at: number;
  /** Share of the whole time, 0 to 1. */
  share: number;
}

export interface Replay {
  start: number;
  end: number;
  points: readonly Point[];
  stages: readonly ReplayStage[];
  /** Start of the part after the promised time; null when the order was not late. */
  lateFrom: number | null;
}

export function buildReplay({ timeline, track, promise, delay }: Evidence): Replay {
  const start = timeline[0]?.at ?? track[0]?.at ?? 0;
  const end = Math.max(start + 1, timeline.at(-1)?.at ?? 0, track.at(-1)?.at ?? 0);
  const share = (at: number) => Math.min(1, Math.max(0, (at - start) / (end - start)));
  return {
    start,
    end,
    points: track,
    stages: timeline.map(({ status, at }) => ({ status, at, share: share(at) })),
    lateFrom: delay && promise ? share(promise.to) : null,
  };
}

export function nearestPoint(points: readonly Point[], at: number): number {
  let nearest = 0;
  points.forEach((point, index) => {
    if (Math.abs(point.at - at) < Math.abs((points[nearest]?.at ?? 0) - at)) nearest = index;
  });
  return nearest;
}

/** At the ends, the last or first position. */
export function stageJump({ points, stages }: Replay, index: number, direction: 1 | -1): number {
  const starts = stages
    .map(({ at }) => points.findIndex((point) => point.at >= at))
    .filter((one) => one >= 0);
  if (direction === 1) return starts.find((one) => one > index) ?? points.length - 1;
  return starts.findLast((one) => one < index) ?? 0;
}

export const statusAt = ({ stages }: Replay, at: number): string | undefined =>
  (stages.findLast((stage) => stage.at <= at) ?? stages[0])?.status;

/** Speed in km/h since the previous position; null after a gap and at the first position. */
export function speedAt(points: readonly Point[], index: number): number | null {
  const [before, now] = [points[index - 1], points[index]];
  if (!before || !now || now.at - before.at > 4 * TRACK_SECONDS) return null;
  return Math.round((distanceMetres(before, now) / (now.at - before.at)) * 3.6);
}

export const metresToDoor = ({ dropoff }: Evidence, point: Point): number =>
  Math.round(distanceMetres(point, dropoff));
