import { describe, expect, it } from '@jest/globals';
import type { Evidence } from '@courier/api-client';
import { metresToDoor, nearestPoint, buildReplay, speedAt, stageJump, statusAt } from './replay';

const START = 1_790_000_000;
/** A step of 111.2 m north. */
const STEP = 0.001;
const change = (status: string, after: number): Evidence['timeline'][number] => ({
  status,
  at: START + after,
  cause: 'rider',
  known_from: 'rider',
  after: null,
  metres: null,
});
const track = [60, 75, 90, 180, 195].map((after, index) => ({
  at: START + after,
  latitude: 1.3 + index * STEP,
  longitude: 103.8,
}));
const evidence = {
  timeline: [change('NEW', 0), change('PICKED_UP', 70), change('DELIVERED', 200)],
  track,
  promise: { from: START + 60, to: START + 150 },
  delay: { seconds: 50, search: 0, shop: 0, way: 50 },
  dropoff: { latitude: 1.304, longitude: 103.8 },
} as unknown as Evidence;
const replay = buildReplay(evidence);

describe('the replay of an order', () => {
  it('puts stages and the late part on one timeline', () => {
    expect(replay.stages.map(({ share }) => share)).toEqual([0, 0.35, 1]);
    expect(replay.lateFrom).toBe(0.75);
    expect(buildReplay({ ...evidence, delay: null }).lateFrom).toBeNull();
  });

  it('finds the position nearest in time', () => {
    expect([0, 67, 68, 134, 136, 999].map((after) => nearestPoint(track, START + after))).toEqual([
      0, 0, 1, 2, 3, 4,
    ]);
  });

  it('jumps from stage to stage, and to the ends', () => {
    expect([0, 1, 4].map((index) => stageJump(replay, index, 1))).toEqual([1, 4, 4]);
    expect([4, 1, 0].map((index) => stageJump(replay, index, -1))).toEqual([1, 0, 0]);
  });

  it('returns status, speed and remaining distance, without a speed across a gap', () => {
    expect([60, 69, 70, 199].map((after) => statusAt(replay, START + after))).toEqual([
      'NEW',
      'NEW',
      'PICKED_UP',
      'PICKED_UP',
    ]);
    expect([0, 1, 3, 4].map((index) => speedAt(track, index))).toEqual([null, 27, null, 27]);
    expect(metresToDoor(evidence, track[2] ?? { at: 0, latitude: 0, longitude: 0 })).toBe(222);
  });
});
