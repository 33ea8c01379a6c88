import { expect, test } from '../../fixtures/portal';
import { launchPlainChromium, type PlainChromium, type Target } from '../../../tools/portal/plain-chromium';
import { PASSWORD } from '../../pages/sign-in';

const HEADLESS = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell';

/** As text, because no test runner is in this browser. Sets a field as typing does, so that whoever listens hears of it. */
const typed = (selector: string, text: string) => `
  (() => {
    const field = document.querySelector(${JSON.stringify(selector)});
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)});
    field.dispatchEvent(new Event('input', { bubbles: true }));
  })()`;

/** When what was asked for, on the page's own clock, and what the page is. */
const STORY = `(() => {
  const [taken] = performance.getEntriesByName('courier:taken-over');
  const asked = (end) => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(end)).map(({ startTime }) => startTime);
  return taken && {
    seen: performance.getEntriesByType('navigation')[0].activationStart,
    painted: performance.getEntriesByName('courier:first-paint-painted')[0]?.startTime,
    vendors: asked('/vendors'),
    toggle: asked('/allOutletOrders'),
    texts: performance.getEntriesByType('resource')
      .filter(({ name, startTime }) => /locales\\/ar[.\\w]*\\.json$/.test(name) && startTime < taken.startTime)
      .map(({ name, startTime }) => [new URL(name).pathname, startTime]),
    language: document.documentElement.lang,
  };
})()`;

interface Story {
  seen: number;
  painted: number;
  vendors: number[];
  toggle: number[];
  texts: [address: string, time: number][];
  language: string;
}

async function pageThat(chromium: PlainChromium, question: string): Promise<Target> {
  let found: Target | undefined;
  await expect
    .poll(async () => {
      const targets = chromium.targets();
      const answers = await Promise.all(targets.map((target) => target.value(question)));
      found = targets[answers.indexOf(true)];
      return found !== undefined;
    })
    .toBe(true);
  return found as Target;
}

async function storyOf(screen: Target): Promise<Story> {
  let story: unknown;
  const ask = async () => {
    story = await screen.value(STORY);
    return story;
  };
  // A busy page answers nothing.
  await expect.poll(ask).toBeDefined();
  return story as Story;
}

// Playwright forbids pages to be opened ahead, which people's browsers do.
test('a browser that opens the screen ahead asks for nothing twice, and for what needs no session before anybody signs in', async ({
  portal,
}) => {
  const chromium = await launchPlainChromium(
    ['--no-sandbox', '--lang=ar', '--accept-lang=ar'],
    async () => {},
    HEADLESS,
  );
  try {
    await chromium.open(`http://kw.localhost:${portal.port}/connect`);
    const form = await pageThat(
      chromium,
      `document.querySelector('form button[type="submit"]:not([disabled])') !== null`,
    );
    await form.value(typed('input[type="email"]', 'owner.kw@demo.test'));
    await form.value(typed('input[type="password"]', PASSWORD));
    await pageThat(
      chromium,
      `document.prerendering === true && performance.getEntriesByType('resource').some(({ name }) => name.includes('__federation_expose'))`,
    );
    await form.value(`document.querySelector('form button[type="submit"]').click()`);
    const screen = await pageThat(
      chromium,
      `document.prerendering === false && performance.getEntriesByName('courier:taken-over').length > 0`,
    );
    const story = await storyOf(screen);
    expect(story.language).toMatch(/^ar/);
    expect(story.seen).toBeGreaterThan(0);
    expect([story.vendors.length, story.toggle.length]).toEqual([1, 1]);
    expect(story.vendors[0]).toBeGreaterThan(story.seen);
    expect(story.vendors[0]).toBeLessThan(story.painted);
    expect(
      story.texts.map(([address]) =>
        address.replace(/(?<=^\/locales\/ar|remotes\/[\w-]+)[./][-.\w]+(?=\.json|\/)/, ''),
      ),
    ).toEqual(['/locales/ar.json', '/remotes/request-rider/locales/ar.json']);
    for (const [, time] of story.texts) expect(time).toBeLessThan(story.seen);
  } finally {
    await chromium.close();
  }
});
