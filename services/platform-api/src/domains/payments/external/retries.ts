import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';
import { retryWaitMs } from '../../../platform/outgoing/retry-plan';

/** Until a row is looked at that waits for something other than the provider. */
export const LOOK_SECONDS = 60;

/** After that many refusals a person has to look. */
const MOST_REFUSALS = 5;

/** @param tries earlier ones */
export const repeatWaitMs = (tries: number, error: unknown): number =>
  retryWaitMs({
    tries,
    retryAfterSeconds: error instanceof OutgoingFailure ? error.retryAfterSeconds : null,
  });

/** Whether the provider refuses for good. */
export const isHopeless = (error: unknown, tries: number): boolean =>
  error instanceof OutgoingFailure && error.kind === 'refused' && tries >= MOST_REFUSALS;
