import { setTimeout as pause } from 'node:timers/promises';
import { rowOf, type Row } from '../report';
import { launchPlainChromium, type PlainChromium, type Target } from './plain-chromium';
import { CPU_SLOWDOWN, SLOW_LINE } from './slow-page';

const PAGE_OPEN_MS = 10_000;
const POLL_MS = 20;
const GIVE_UP_MS = 60_000;

/** The page of the budget table: a phone, the slow line, a processor four times slower. */
const slowDown = (target: Target) =>
  Promise.all([
    target.send('Network.enable'),
    target.send('Network.emulateNetworkConditions', SLOW_LINE),
    target.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN }),
    target.send('Emulation.setDeviceMetricsOverride', {
      width: 390,
      height: 844,
      deviceScaleFactor: 1,
      mobile: false,
    }),
  ]);

/** The shown page that answers the question with true. */
async function untilShown(chromium: PlainChromium, question: string): Promise<Target> {
  const deadline = Date.now() + GIVE_UP_MS;
  while (Date.now() < deadline) {
    const targets = chromium.targets();
    const answers = await Promise.all(
      targets.map((target) => target.value(`!document.prerendering && (${question})`)),
    );
    const found = targets[answers.indexOf(true)];
    if (found) return found;
    await pause(POLL_MS);
  }
  throw new Error(`No page came to: ${question}`);
}

/** Sets a field as typing does, so that whoever listens hears of it. */
const typed = (selector: string, text: string) => `
  (() => {
    const field = document.querySelector(${JSON.stringify(selector)});
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)});
    field.dispatchEvent(new Event('input', { bubbles: true }));
  })()`;
const VISIBLE = (selector: string) =>
  `(document.querySelector(${JSON.stringify(selector)})?.getBoundingClientRect().height ?? 0) > 0`;

async function measureOnce(
  origin: string,
  args: readonly string[],
): Promise<{ ms: number; isAhead: boolean }> {
  const chromium = await launchPlainChromium(args, slowDown);
  try {
    await chromium.open(`${origin}/connect`);
    const form = await untilShown(chromium, VISIBLE('input[type="email"]'));
    await pause(PAGE_OPEN_MS / 2);
    await form.value(typed('input[type="email"]', 'owner@demo.test'));
    await form.value(typed('input[type="password"]', 'Courier#2026'));
    await pause(PAGE_OPEN_MS / 2);
    const started = Date.now();
    await form.value(`document.querySelector('form button[type="submit"]').click()`);
    const screen = await untilShown(chromium, VISIBLE('#root input[role="combobox"]'));
    const ms = Date.now() - started;
    const start = await screen.value(`performance.getEntriesByType('navigation')[0].activationStart`);
    return { ms, isAhead: typeof start === 'number' && start > 0 };
  } finally {
    await chromium.close();
  }
}

/** The same screen in a Chromium that opens it ahead while somebody types, as users' browsers do. */
export async function measureOpenedAhead(
  origin: string,
  args: readonly string[],
  runs: number,
): Promise<Row[]> {
  const times: number[] = [];
  let ahead = 0;
  for (let run = 0; run < runs; run += 1) {
    const { ms, isAhead } = await measureOnce(origin, args);
    times.push(ms);
    if (isAhead) ahead += 1;
  }
  const what = `  the same, opened ahead by the browser (${ahead} of ${runs} runs)`;
  return [rowOf(what, times, 'ms', { budget: 1800 })];
}
