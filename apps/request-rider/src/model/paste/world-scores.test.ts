import { describe, expect, it } from '@jest/globals';
import type { FixtureMessage } from './messages/message-fixture';
import { reader } from './messages/reader';
import { scoreMessages } from './messages/score-messages';
import { WORLD_MESSAGES } from './messages/world-messages';

interface Reached {
  /** Minimum number of right certain values. */
  certain: number;
  /** Certain values that are wrong; no more are allowed. */
  wrong: number;
}

/** Reached on 2026-11-28; the goal is 75 % of `said` and none wrong. */
const REACHED: Readonly<Record<string, readonly [known: Reached, unseen: Reached]>> = {
  bg: [
    { certain: 43, wrong: 0 },
    { certain: 24, wrong: 1 },
  ],
  bn: [
    { certain: 38, wrong: 0 },
    { certain: 21, wrong: 0 },
  ],
  cs: [
    { certain: 40, wrong: 0 },
    { certain: 21, wrong: 0 },
  ],
  da: [
    { certain: 41, wrong: 0 },
    { certain: 23, wrong: 0 },
  ],
  de: [
    { certain: 37, wrong: 0 },
    { certain: 27, wrong: 2 },
  ],
  el: [
    { certain: 39, wrong: 0 },
    { certain: 24, wrong: 0 },
  ],
  es: [
    { certain: 49, wrong: 0 },
    { certain: 24, wrong: 0 },
  ],
  fi: [
    { certain: 43, wrong: 0 },
    { certain: 25, wrong: 0 },
  ],
  fil: [
    { certain: 38, wrong: 0 },
    { certain: 22, wrong: 0 },
  ],
  hr: [
    { certain: 40, wrong: 0 },
    { certain: 19, wrong: 0 },
  ],
  hu: [
    { certain: 31, wrong: 0 },
    { certain: 18, wrong: 0 },
  ],
  ja: [
    { certain: 35, wrong: 0 },
    { certain: 23, wrong: 1 },
  ],
  km: [
    { certain: 31, wrong: 0 },
    { certain: 12, wrong: 0 },
  ],
  ko: [
    { certain: 40, wrong: 0 },
    { certain: 17, wrong: 0 },
  ],
  lo: [
    { certain: 30, wrong: 0 },
    { certain: 15, wrong: 0 },
  ],
  ms: [
    { certain: 38, wrong: 0 },
    { certain: 22, wrong: 1 },
  ],
  my: [
    { certain: 32, wrong: 0 },
    { certain: 12, wrong: 0 },
  ],
  nb: [
    { certain: 44, wrong: 0 },
    { certain: 23, wrong: 0 },
  ],
  pl: [
    { certain: 49, wrong: 0 },
    { certain: 25, wrong: 0 },
  ],
  ro: [
    { certain: 40, wrong: 0 },
    { certain: 24, wrong: 0 },
  ],
  sk: [
    { certain: 41, wrong: 0 },
    { certain: 25, wrong: 0 },
  ],
  sv: [
    { certain: 44, wrong: 0 },
    { certain: 23, wrong: 0 },
  ],
  th: [
    { certain: 26, wrong: 0 },
    { certain: 14, wrong: 0 },
  ],
  tr: [
    { certain: 35, wrong: 0 },
    { certain: 20, wrong: 0 },
  ],
  vi: [
    { certain: 34, wrong: 0 },
    { certain: 20, wrong: 0 },
  ],
  zh_Hans: [
    { certain: 30, wrong: 0 },
    { certain: 19, wrong: 2 },
  ],
  zh_Hant_HK: [
    { certain: 42, wrong: 0 },
    { certain: 20, wrong: 0 },
  ],
};

function scoreLanguage(messages: readonly FixtureMessage[]) {
  const { total, filledWithoutOrder } = scoreMessages(messages, reader);
  const said = messages.reduce((sum, { expected }) => sum + Object.keys(expected).length, 0);
  return { said, certain: total.certain - total.tickedWrong, wrong: total.tickedWrong, filledWithoutOrder };
}

describe('the reader of pasted messages in the languages of the world', () => {
  it.each(WORLD_MESSAGES)(
    'fills as many values as certain as before, and no more wrong ones: %s',
    (language, { known, unseen }) => {
      const [knownReached, unseenReached] = REACHED[language] ?? [];
      [['known', known, knownReached] as const, ['unseen', unseen, unseenReached] as const].forEach(
        ([half, messages, reached]) => {
          const { said, certain, wrong, filledWithoutOrder } = scoreLanguage(messages);
          process.stdout.write(
            `${language} ${half}: ${said} values, ${certain} right and certain (${((100 * certain) / said).toFixed(0)} %), ${wrong} wrong and certain\n`,
          );
          expect(certain).toBeGreaterThanOrEqual(reached?.certain ?? Infinity);
          expect(wrong).toBeLessThanOrEqual(reached?.wrong ?? 0);
          expect(filledWithoutOrder).toBe(0);
        },
      );
    },
  );
});
