import { setTimeout as pause } from 'node:timers/promises';
import { buildReportRow } from '../report';
import { MARK_ADDRESS } from './address-field';
import { pageMeasure, type PageMeasure, type Scene } from './page-measure';
import { launchPlainChromium, typeInto, type PlainChromium, type Target } from '../../portal/plain-chromium';
import { CPU_SLOWDOWN, SLOW_LINE } from './slow-page';

const PAGE_OPEN_MS = 10_000;
/** Low rate, because polling takes time from the page. */
const POLL_MS = 250;
const GIVE_UP_MS = 60_000;

/** The budget table's conditions: a phone, the slow connection, a processor four times slower. */
const slowDown = (target: Target) =>
  Promise.all([
    target.send('Page.enable'),
    target.send('Network.enable'),
    target.send('Network.emulateNetworkConditions', SLOW_LINE),
    target.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN }),
    target.send('Emulation.setDeviceMetricsOverride', {
      width: 390,
      height: 844,
      deviceScaleFactor: 1,
      mobile: false,
    }),
    // Scripts type as in a focused window.
    target.send('Emulation.setFocusEmulationEnabled', { enabled: true }),
    target.send('Page.addScriptToEvaluateOnNewDocument', { source: MARK_ADDRESS }),
  ]);

async function untilShown(
  chromium: PlainChromium,
  question: string,
): Promise<{ target: Target; answer: unknown }> {
  const deadline = Date.now() + GIVE_UP_MS;
  while (Date.now() < deadline) {
    const targets = chromium.targets();
    const answers = await Promise.all(
      targets.map((target) => target.value(`document.prerendering ? null : (${question})`)),
    );
    const found = answers.findIndex((answer) => answer !== undefined && answer !== null && answer !== false);
    const target = targets[found];
    if (target) return { target, answer: answers[found] };
    await pause(POLL_MS);
  }
  throw new Error(`No page came to: ${question}`);
}

const VISIBLE = (selector: string) =>
  `(document.querySelector(${JSON.stringify(selector)})?.getBoundingClientRect().height ?? 0) > 0`;
/** Times of day of both marks, and when the prerendered page was shown, since its own start. */
const TIMES = `(() => {
  const [usable] = performance.getEntriesByName('bench:address-usable');
  const [inCharge] = performance.getEntriesByName('courier:taken-over');
  const [{ activationStart }] = performance.getEntriesByType('navigation');
  return usable && inCharge && [usable, inCharge].map(({ startTime }) => performance.timeOrigin + startTime).concat(activationStart);
})()`;

async function openOnce(origin: string, args: readonly string[]) {
  const chromium = await launchPlainChromium(args, slowDown);
  try {
    await chromium.open(`${origin}/connect`);
    const { target: form } = await untilShown(chromium, VISIBLE('input[type="email"]'));
    await pause(PAGE_OPEN_MS / 2);
    await typeInto(form, 'input[type="email"]', 'owner@demo.test');
    await typeInto(form, 'input[type="password"]', 'Courier#2026');
    await pause(PAGE_OPEN_MS / 2);
    const started = Date.now();
    await form.value(`document.querySelector('form button[type="submit"]').click()`);
    const { answer } = await untilShown(chromium, TIMES);
    const [usable, inCharge, activationStart] = answer as [number, number, number];
    return {
      usable: usable - started,
      inCharge: inCharge - started,
      isAhead: activationStart > 0 ? 1 : 0,
    };
  } finally {
    await chromium.close();
  }
}

/** The screen after sign-in in a Chromium that prerenders it during typing, like users' browsers. */
export const measureOpenedAhead = ({ origin }: Scene, args: readonly string[]): PageMeasure =>
  pageMeasure(
    () => openOnce(origin, args),
    (of) => {
      const ahead = of('isAhead');
      const what = `  opened ahead by the browser (${ahead.filter(Boolean).length} of ${ahead.length} times)`;
      return [
        buildReportRow(`${what}: address field usable, key kept`, of('usable'), 'ms', { floors: 2 }),
        buildReportRow(`${what}: app interactive`, of('inCharge'), 'ms', { floors: 3 }),
      ];
    },
  );
