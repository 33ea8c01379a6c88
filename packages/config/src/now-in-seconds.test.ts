import { afterEach, expect, it, jest } from '@jest/globals';
import { nowInSeconds } from './now-in-seconds';

afterEach(() => void jest.restoreAllMocks());

it('a second is counted only once it is complete', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_790_000_000_999);
  expect(nowInSeconds()).toBe(1_790_000_000);
  clock.mockReturnValue(1_790_000_001_000);
  expect(nowInSeconds()).toBe(1_790_000_001);
});
