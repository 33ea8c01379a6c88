import { KNOWN_MESSAGES, UNSEEN_MESSAGES } from './fixture-messages';
import { FRESH_MESSAGES } from './fresh-messages';
import { HELD_OUT_MESSAGES } from './held-out-messages';
import type { FixtureMessage } from './message-fixture';
import { ORDINARY_MESSAGES } from './ordinary-messages';
import { WORLD_MESSAGES } from './world-messages';

/** All example messages, by the set they were written for. */
export const MESSAGE_SETS: Readonly<Record<string, readonly FixtureMessage[]>> = {
  known: KNOWN_MESSAGES,
  unseen: UNSEEN_MESSAGES,
  fresh: FRESH_MESSAGES,
  ordinary: ORDINARY_MESSAGES,
  'held-out': HELD_OUT_MESSAGES,
  'world-known': WORLD_MESSAGES.flatMap(([, { known }]) => known),
  'world-unseen': WORLD_MESSAGES.flatMap(([, { unseen }]) => unseen),
};
