import { ProviderFailure } from './provider-failure';

/** Until a row is looked at that waits for something other than the provider. */
export const LOOK_SECONDS = 60;

const SECOND_MS = 1000;
const WAITS_SECONDS = [5, 30, 120, 600, 3600];
/** After that many refusals a person has to look. */
const MOST_REFUSALS = 5;

/** @param tries earlier ones */
export const retryWaitMs = (tries: number): number =>
  (WAITS_SECONDS[Math.min(tries, WAITS_SECONDS.length - 1)] ?? 0) * SECOND_MS;

/** Whether the provider refuses for good. */
export const isHopeless = (error: unknown, tries: number): boolean =>
  error instanceof ProviderFailure && error.kind === 'refused' && tries >= MOST_REFUSALS;
