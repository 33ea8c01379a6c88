import { describe, expect, it } from '@jest/globals';
import type { FixtureMessage } from './messages/message-fixture';
import { reader } from './messages/reader';
import { scoreMessages } from './messages/score-messages';
import { WORLD_MESSAGES } from './messages/world-messages';

/** Least number of right certain values per language; none may be wrong. The goal is 75 % of all values. */
const LEAST_CERTAIN: Readonly<Record<string, number>> = {
  bg: 67,
  bn: 59,
  cs: 61,
  da: 64,
  de: 64,
  el: 63,
  es: 73,
  fi: 68,
  fil: 60,
  hr: 59,
  hu: 49,
  ja: 59,
  km: 43,
  ko: 57,
  lo: 45,
  ms: 60,
  my: 44,
  nb: 67,
  pl: 74,
  ro: 64,
  sk: 66,
  sv: 67,
  th: 40,
  tr: 55,
  vi: 54,
  zh_Hans: 49,
  zh_Hant_HK: 62,
};

function scoreLanguage(messages: readonly FixtureMessage[]) {
  const { total, filledWithoutOrder } = scoreMessages(messages, reader);
  const said = messages.reduce((sum, { expected }) => sum + Object.keys(expected).length, 0);
  return { said, certain: total.certain - total.tickedWrong, wrong: total.tickedWrong, filledWithoutOrder };
}

describe('the reader of pasted messages in the languages of the world', () => {
  it.each(WORLD_MESSAGES)(
    'fills as many values as certain as before, and none wrong: %s',
    (language, messages) => {
      const { said, certain, wrong, filledWithoutOrder } = scoreLanguage(messages);
      process.stdout.write(
        `${language}: ${said} values, ${certain} right and certain (${((100 * certain) / said).toFixed(0)} %), ${wrong} wrong and certain\n`,
      );
      expect(certain).toBeGreaterThanOrEqual(LEAST_CERTAIN[language] ?? Infinity);
      expect(wrong).toBe(0);
      expect(filledWithoutOrder).toBe(0);
    },
  );
});
