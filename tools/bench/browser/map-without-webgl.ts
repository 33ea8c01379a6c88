import type { Browser, Page } from '@playwright/test';
import { storedSession } from '../../portal/stored-session';
import { buildReportRow, type Row } from '../report';
import { CPU_SLOWDOWN, markTime } from './slow-page';

const SCREENS = { 'request screen': '/request-a-rider', 'collection points': '/collection-points' } as const;
const SETTLED_MS = 4000;
const PAUSE_MS = 1200;

/** As text, because compiled functions refer to names outside the page. Long tasks count from the map's mount. */
const WATCH_MAP = `
  (() => {
    window.benchMapTasks = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) window.benchMapTasks.push({ startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
    const marks = { 'bench:map-mounted': '#root :is([data-map-soon], [data-map])', 'bench:map-tile': '.leaflet-tile-loaded' };
    new MutationObserver(() => {
      for (const [mark, selector] of Object.entries(marks)) {
        if (!document.querySelector(selector)) continue;
        delete marks[mark];
        if (mark === 'bench:map-mounted') performance.mark(mark);
        else requestAnimationFrame(() => setTimeout(() => performance.mark(mark)));
      }
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
  })();
`;

/** Milliseconds of the longest task since a time; tasks below 50 ms are not reported and count as 0. */
const longestTaskSince = (page: Page, startMs: number): Promise<number> =>
  page.evaluate<number>(
    `Math.max(0, ...window.benchMapTasks.filter(({ startTime, duration }) => startTime + duration > ${startMs}).map(({ duration }) => duration))`,
  );

/** Zooms in and out by the buttons and drags the map in both directions. */
async function moveMap(page: Page): Promise<void> {
  const map = page.locator('[data-map="ready"]').first();
  const box = await map.boundingBox();
  if (!box) throw new Error('The map is not visible.');
  for (const name of ['Zoom out', 'Zoom out', 'Zoom in']) {
    await map.getByRole('button', { name }).click();
    await page.waitForTimeout(PAUSE_MS);
  }
  const [x, y] = [box.x + box.width * 0.6, box.y + box.height * 0.7];
  for (const [right, down] of [
    [-180, -60],
    [160, 40],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + right, y + down, { steps: 12 });
    await page.mouse.up();
    await page.waitForTimeout(PAUSE_MS);
  }
}

async function openMap(browser: Browser, origin: string, path: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  const session = await storedSession(origin, 'owner@demo.test');
  await page.addInitScript({
    content: `localStorage.setItem('session', ${JSON.stringify(session)}); localStorage.setItem('onboarding-done', 'true'); ${WATCH_MAP}`,
  });
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(origin + path, { waitUntil: 'commit' });
  const mountedMs = await markTime(page, 'bench:map-mounted');
  const picture = (await markTime(page, 'bench:map-tile')) - mountedMs;
  await page.waitForTimeout(SETTLED_MS);
  const opening = await longestTaskSince(page, mountedMs);
  const moveStartMs = await page.evaluate<number>('performance.now()');
  await moveMap(page);
  const moving = await longestTaskSince(page, moveStartMs);
  await context.close();
  return { picture, opening, moving };
}

/**
 * The two-dimensional map on a fast connection and a processor four times slower.
 * @param browser a browser without WebGL
 */
export async function measureMapWithoutWebgl(browser: Browser, origin: string, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [screen, path] of Object.entries(SCREENS)) {
    const samples = [];
    for (let run = 0; run < runs; run += 1) samples.push(await openMap(browser, origin, path));
    const name = `map without WebGL, ${screen}, CPU ${CPU_SLOWDOWN}x`;
    rows.push(
      buildReportRow(
        `${name}: first picture after its mount`,
        samples.map(({ picture }) => picture),
        'ms',
        { budget: 500 },
      ),
      buildReportRow(
        `${name}: longest task from its mount`,
        samples.map(({ opening }) => opening),
        'ms',
        { budget: 200 },
      ),
      buildReportRow(
        `${name}: longest task of zoom and drag`,
        samples.map(({ moving }) => moving),
        'ms',
        { budget: 200 },
      ),
    );
  }
  return rows;
}
