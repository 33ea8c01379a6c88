import budgets from '../../budgets/budgets.json';
import { median, buildReportRow } from '../report';
import {
  measureHydrationTime,
  MARK_ADDRESS,
  openSignedIn,
  usableAddress,
  visitBefore,
} from './address-field';
import { pageMeasure, type PageMeasure, type Scene } from './page-measure';
import { markTime, openFrom, openSlowPage, startTime, type SlowPage } from './slow-page';

const PAGE_OPEN_MS = 10_000;

/**
 * As text, because compiled functions refer to names outside the page. Marks the first painted frames of the
 * screen's form and of the map.
 */
const MARK_MAP = `
  (() => {
    const marks = { 'bench:form': '#root [data-field="address"] input', 'bench:map-picture': '#root :is([data-map-soon], [data-map]) svg' };
    const look = () => {
      for (const [mark, selector] of Object.entries(marks)) {
        if (!document.querySelector(selector)) continue;
        delete marks[mark];
        requestAnimationFrame(() => setTimeout(() => performance.mark(mark)));
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  })();
`;

const ADDRESS = '/request-a-rider';

async function openByAddress(
  { browser, origin, elsewhere }: Scene,
  { locale = 'en-GB', prepare }: { locale?: string; prepare?: (slow: SlowPage) => Promise<void> } = {},
) {
  const slow = await openSignedIn(browser, origin, { locale });
  await prepare?.(slow);
  await openFrom(elsewhere, slow, origin + ADDRESS);
  const usable = (await usableAddress(slow.page)).sinceStart;
  const inCharge = await measureHydrationTime(slow.page);
  const kilobytes = slow.bytes((await startTime(slow.page)) + inCharge) / 1000;
  await slow.close();
  return { usable, inCharge, kilobytes };
}

/**
 * With an empty cache, compared with the same code as one bundle.
 * @param whole the origin of a portal with that bundle
 */
export const measureDeepLink = (scene: Scene, whole: string): PageMeasure =>
  pageMeasure(
    async () => {
      const federated = await openByAddress(scene);
      const one = await openByAddress({ ...scene, origin: whole });
      return { ...federated, oneInCharge: one.inCharge, oneKilobytes: one.kilobytes };
    },
    (of) => [
      buildReportRow(
        'deep link to the request screen, slow: address field usable, key kept',
        of('usable'),
        'ms',
        {
          floors: 2,
        },
      ),
      buildReportRow('deep link: app interactive', of('inCharge'), 'ms', { floors: 5 }),
      buildReportRow('deep link: bytes until the app is interactive', of('kilobytes'), 'kB', {
        budget: budgets.deepLink.goalKilobytes,
      }),
      buildReportRow('  one bundle of the same code: app interactive', of('oneInCharge'), 'ms'),
      buildReportRow('  one bundle: bytes until the app is interactive', of('oneKilobytes'), 'kB'),
      {
        what: '  shell and remote against it, time',
        measured: median(of('inCharge')) / median(of('oneInCharge')),
        unit: 'ratio',
        budget: 1.05,
      },
      {
        what: '  shell and remote against it, bytes',
        measured: median(of('kilobytes')) / median(of('oneKilobytes')),
        unit: 'ratio',
        budget: budgets.deepLink.goalShareOfOneBundle,
      },
    ],
  );

/** The deep link in a non-default language, so that its texts are transferred too. */
export const measureTranslatedDeepLink = (scene: Scene): PageMeasure =>
  pageMeasure(
    () => openByAddress(scene, { locale: 'zh-TW' }),
    (of) => [
      buildReportRow('deep link in Chinese: address field usable, key kept', of('usable'), 'ms'),
      buildReportRow('deep link in Chinese: app interactive', of('inCharge'), 'ms'),
      buildReportRow('deep link in Chinese: bytes until the app is interactive', of('kilobytes'), 'kB', {
        budget: budgets.deepLink.goalKilobytesInChinese,
      }),
    ],
  );

export const measureSecondVisit = (scene: Scene): PageMeasure =>
  pageMeasure(
    () => openByAddress(scene, { prepare: (slow) => visitBefore(slow, scene.origin, ADDRESS) }),
    (of) => [
      buildReportRow(
        'second visit of the request screen, slow: address field usable, key kept',
        of('usable'),
        'ms',
        {
          floors: 1.5,
        },
      ),
      buildReportRow('second visit: app interactive', of('inCharge'), 'ms'),
      buildReportRow('second visit: bytes until the app is interactive', of('kilobytes'), 'kB'),
    ],
  );

async function signInAndOpen({ browser, origin, elsewhere }: Scene) {
  const slow = await openSlowPage(browser);
  const { page } = slow;
  await page.addInitScript({ content: MARK_MAP });
  await page.addInitScript({ content: MARK_ADDRESS });
  await openFrom(elsewhere, slow, `${origin}/connect`);
  await page.locator('input[type="email"]').fill('owner@demo.test');
  await page.locator('input[type="password"]').fill('Courier#2026');
  await page.waitForTimeout(PAGE_OPEN_MS);
  slow.resetBytes();
  const started = Date.now();
  await page.locator('form button[type="submit"]').click();
  const usable = (await usableAddress(page)).at - started;
  const inChargeAt = (await measureHydrationTime(page)) + (await startTime(page));
  const kilobytes = slow.bytes(inChargeAt) / 1000;
  const picture = await markTime(page, 'bench:map-picture');
  const map = Math.max(0, picture - (await markTime(page, 'bench:form')));
  await slow.close();
  return { usable, inCharge: inChargeAt - started, kilobytes, map };
}

/**
 * The request screen after sign-in, slow, measured from the click; the sign-in page was open for ten seconds.
 */
export const measureRequestScreen = (scene: Scene): PageMeasure =>
  pageMeasure(
    () => signInAndOpen(scene),
    (of) => [
      buildReportRow(
        'request screen after sign-in, slow: address field usable, key kept',
        of('usable'),
        'ms',
        {
          floors: 2,
        },
      ),
      buildReportRow('request screen after sign-in: app interactive', of('inCharge'), 'ms', { floors: 3 }),
      buildReportRow('request screen: bytes after the click', of('kilobytes'), 'kB', { budget: 220 }),
      buildReportRow('request screen, slow: first picture of the map, after the form', of('map'), 'ms', {
        budget: 100,
      }),
    ],
  );
