import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSecondsUntil } from './use-seconds-until';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('counts down the seconds, and stops its timer at zero', async () => {
  const at = Date.now() + 2500;
  const { result, rerender } = renderHook(({ atMs }) => useSecondsUntil(atMs), {
    initialProps: { atMs: at as number | null },
  });
  expect(result.current).toBe(3);
  await after(1000);
  expect(result.current).toBe(2);
  await after(2000);
  expect(result.current).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
  rerender({ atMs: Date.now() + 60_000 });
  expect(result.current).toBe(60);
  rerender({ atMs: null });
  expect(result.current).toBe(0);
});
