import { chromium } from '@playwright/test';
import { startPortal } from '../../e2e/setup/start-portal';
import { measureLogin } from './login';
import { measureRequestScreen } from './request-screen';
import { measureSecondStart } from './second-start';
import { printRows } from './report';

const runs = Number(process.env['BENCH_RUNS'] ?? 3);
const portal = await startPortal();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
});

try {
  const rows = [
    ...(await measureLogin(browser, portal.origin, runs)),
    ...(await measureRequestScreen(browser, portal.origin, runs)),
    ...(await measureSecondStart(portal)),
  ];
  printRows(rows);
} finally {
  await browser.close();
  await portal.dispose();
}
