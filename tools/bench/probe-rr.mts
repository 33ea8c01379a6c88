import { chromium } from '@playwright/test';
import { startPortal } from '../../e2e/setup/start-portal';
import { openSlowPage } from './browser/slow-page';
const portal = await startPortal();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-quic','--disable-background-networking','--use-gl=angle','--use-angle=swiftshader','--enable-unsafe-swiftshader'] });
for (let run = 0; run < Number(process.env.RUNS ?? 3); run++) {
  const slow = await openSlowPage(browser);
  const { page } = slow;
  await page.goto(`${portal.origin}/connect`);
  await page.locator('input[type="email"]').fill('owner@demo.test');
  await page.locator('input[type="password"]').fill('Courier#2026');
  await page.waitForTimeout(10_000);
  slow.resetBytes();
  const log: string[] = [];
  const started = Date.now();
  page.on('request', (r) => log.push(`${Date.now() - started} > ${r.method()} ${r.url().replace(portal.origin, '')}`));
  page.on('requestfinished', (r) => log.push(`${Date.now() - started} < ${r.url().replace(portal.origin, '')}`));
  await page.locator('form button[type="submit"]').click();
  await page.locator('input[role="combobox"]').first().waitFor({ state: 'visible', timeout: 60_000 });
  const usable = Date.now() - started;
  console.log('RUN', run, usable, 'ms', Math.round(slow.bytes() / 1000), 'kB');
  if (run === 1) {
    console.log(log.join('\n'));
    const t = await page.evaluate(() => ({ origin: performance.timeOrigin, marks: performance.getEntriesByType('mark').map((m) => `${Math.round(m.startTime)} ${m.name}`), nav: JSON.stringify(performance.getEntriesByType('navigation')[0]), res: performance.getEntriesByType('resource').map((r: any) => `${Math.round(r.startTime)}-${Math.round(r.responseEnd)} ${r.transferSize} ${r.decodedBodySize} ${r.name.replace(location.origin, '')}`), paint: performance.getEntriesByType('paint').map((p) => `${Math.round(p.startTime)} ${p.name}`), long: [] }));
    console.log('nav started', Math.round(t.origin - started), t.marks.join('\n'), t.paint.join('\n')); console.log(t.nav); console.log(t.res.join('\n'));
  }
  await slow.close();
}
await browser.close(); await portal.dispose();
