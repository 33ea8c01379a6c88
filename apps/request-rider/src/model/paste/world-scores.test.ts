import { describe, expect, it } from '@jest/globals';
import type { FixtureMessage } from './messages/message-fixture';
import { reader } from './messages/reader';
import { scoreMessages } from './messages/score-messages';
import { WORLD_MESSAGES } from './messages/world-messages';

/** Least number of right certain values per language; none may be wrong. The goal is 75 % of all values. */
const LEAST_CERTAIN: Readonly<Record<string, number>> = {
  bg: 78,
  bn: 67,
  cs: 73,
  da: 83,
  de: 72,
  el: 81,
  es: 86,
  fi: 79,
  fil: 70,
  hr: 70,
  hu: 67,
  ja: 73,
  km: 66,
  ko: 75,
  lo: 59,
  ms: 69,
  my: 65,
  nb: 85,
  pl: 83,
  ro: 80,
  sk: 80,
  sv: 81,
  th: 54,
  tr: 73,
  vi: 68,
  zh_Hans: 80,
  zh_Hant_HK: 80,
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
