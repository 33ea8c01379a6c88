import { expect, test } from '../../fixtures/portal';
import {
  launchPlainChromium,
  typeInto,
  type PlainChromium,
  type Target,
} from '../../../tools/portal/plain-chromium';
import { PASSWORD } from '../../pages/sign-in';
import { CHROMIUM } from '../../setup/chromium';

/**
 * Requests of a page before hydration, with times on its own clock. Text, because this browser has no test
 * runner.
 */
const STORY = `(() => {
  const [taken] = performance.getEntriesByName('courier:taken-over');
  const resources = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < taken?.startTime);
  const asked = (address) => resources.filter(({ name }) => address.test(name)).map(({ startTime }) => startTime);
  return taken && {
    seen: performance.getEntriesByType('navigation')[0].activationStart,
    painted: performance.getEntriesByName('courier:first-paint-painted')[0]?.startTime,
    vendors: asked(/\\/vendors$/),
    toggle: asked(/\\/allOutletOrders$/),
    frameTexts: asked(/\\d\\/locales\\/ar_KW\\.\\w+\\.json$/),
    screenTexts: asked(/\\/remotes\\/.*\\/locales\\/ar_KW\\.json$/),
    language: document.documentElement.lang,
  };
})()`;

interface Story {
  seen: number;
  painted?: number;
  vendors: number[];
  toggle: number[];
  frameTexts: number[];
  screenTexts: number[];
  language: string;
}

/** Evaluates until the result is not false; a busy page gives no result. */
async function pageThat<Answer>(chromium: PlainChromium, question: string): Promise<[Target, Answer]> {
  let found: [Target, Answer] | undefined;
  await expect
    .poll(async () => {
      for (const page of chromium.targets()) {
        const answer = (await page.value(question)) as Answer | false | null | undefined;
        if (answer) found = [page, answer];
      }
      return found !== undefined;
    })
    .toBe(true);
  return found as [Target, Answer];
}

/** Fills the sign-in form and waits until the screen is prerendered; `press` signs in. */
async function fillSignIn(chromium: PlainChromium, address: string, email: string) {
  await chromium.open(address);
  const [form] = await pageThat(
    chromium,
    `document.querySelector('form button[type="submit"]:not([disabled])') !== null`,
  );
  await typeInto(form, 'input[type="email"]', email);
  await typeInto(form, 'input[type="password"]', PASSWORD);
  await pageThat(
    chromium,
    `document.prerendering === true && performance.getEntriesByType('resource').some(({ name }) => name.includes('__federation_expose'))`,
  );
  return { form, press: () => form.value(`document.querySelector('form button[type="submit"]').click()`) };
}

const withChromium = async (language: string, use: (chromium: PlainChromium) => Promise<void>) => {
  const args = ['--no-sandbox', `--lang=${language}`, `--accept-lang=${language}`];
  const chromium = await launchPlainChromium(args, async () => {}, CHROMIUM);
  try {
    await use(chromium);
  } finally {
    await chromium.close();
  }
};

const ON_SCREEN = `document.prerendering === false && ${STORY}`;

// Playwright disables prerendering, which real browsers do.
test('a browser that prerenders the screen requests nothing twice, and loads data without a session before sign-in', async ({
  portal,
}) => {
  await withChromium('ar', async (chromium) => {
    const address = `http://kw.localhost:${portal.port}/connect`;
    const { press } = await fillSignIn(chromium, address, 'owner.kw@demo.test');
    await press();
    const [, story] = await pageThat<Story>(chromium, ON_SCREEN);
    expect(story.language).toMatch(/^ar/);
    expect(story.seen).toBeGreaterThan(0);
    expect([story.vendors.length, story.toggle.length]).toEqual([1, 1]);
    expect(story.vendors[0]).toBeGreaterThan(story.seen);
    expect(story.vendors[0]).toBeLessThan(story.painted ?? 0);
    expect([story.frameTexts.length, story.screenTexts.length]).toEqual([1, 1]);
    for (const time of [...story.frameTexts, ...story.screenTexts]) expect(time).toBeLessThan(story.seen);
  });
});

test('a prerendered screen is shown in the language that the user selects later', async ({ portal }) => {
  await withChromium('en', async (chromium) => {
    const address = `http://localhost:${portal.port}/connect`;
    const { form, press } = await fillSignIn(chromium, address, 'owner@demo.test');
    await form.value(`
      (() => {
        const choice = document.querySelector('.pd-language select');
        choice.value = 'zh_Hant_TW';
        choice.dispatchEvent(new Event('change', { bubbles: true }));
      })()`);
    await pageThat(
      chromium,
      `document.prerendering === false && document.documentElement.lang.startsWith('zh')`,
    );
    await press();
    const [, read] = await pageThat<{ words: string; language: string }>(
      chromium,
      `(() => {
        const words = document.querySelector('#root h1')?.textContent;
        const isScreen = document.prerendering === false && location.pathname.startsWith('/request-a-rider');
        return isScreen && words && { words, language: document.documentElement.lang };
      })()`,
    );
    expect(read).toEqual({ words: '叫外送員', language: expect.stringMatching(/^zh/) });
  });
});
