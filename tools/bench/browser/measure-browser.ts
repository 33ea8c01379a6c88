import { chromium, type Browser } from '@playwright/test';
import { startPortal, type Portal } from '../../portal/start-portal';
import type { Row } from '../report';
import { measureBulkFile } from './bulk-file';
import { measureFederation } from './federation';
import { measureFormSteps } from './form-steps';
import { measureHistory } from './history';
import { measureLists } from './lists';
import { measureLogin } from './login';
import { measureOpenedAhead } from './opened-ahead';
import { measureDeepLink, measureRequestScreen, measureSecondVisit } from './request-screen';
import { measureSecondStart } from './second-start';
import { betweenFloors } from './static-page';

const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Debian's start script has pages painted by the graphics card, also where there is none to do it.
  '--disable-gpu-rasterization',
];
const runs = Number(process.env['BENCH_RUNS'] ?? 5);

/** A portal of its own and a Chromium for what is measured in pages. */
async function withBrowser(measure: (browser: Browser, portal: Portal) => Promise<Row[]>): Promise<Row[]> {
  const portal = await startPortal();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ARGS,
  });
  try {
    return await measure(browser, portal);
  } finally {
    await browser.close();
    await portal.dispose();
  }
}

/** A large bulk file in the browser, without the other pages. */
export const measureFileInBrowser = () =>
  withBrowser((browser, { origin }) => measureBulkFile(browser, origin, runs));

/** Order lists of a very busy shop. */
export const measureListsInBrowser = () =>
  withBrowser((browser, { origin }) => measureLists(browser, origin));

/** The first pages on the slow line, between their floors. */
export const measurePages = () =>
  withBrowser((browser, { origin }) =>
    betweenFloors(browser, runs, async () => [
      ...(await measureLogin(browser, origin, runs)),
      ...(await measureDeepLink(browser, origin, runs)),
      ...(await measureSecondVisit(browser, origin, runs)),
      ...(await measureRequestScreen(browser, origin, runs)),
      ...(await measureFederation(browser, origin, runs)),
    ]),
  );

/** Pages in Chromium. */
export const measureBrowser = () =>
  withBrowser(async (browser, portal) => [
    ...(await betweenFloors(browser, runs, async () => [
      ...(await measureLogin(browser, portal.origin, runs)),
      ...(await measureDeepLink(browser, portal.origin, runs)),
      ...(await measureSecondVisit(browser, portal.origin, runs)),
      ...(await measureRequestScreen(browser, portal.origin, runs)),
      ...(await measureFederation(browser, portal.origin, runs)),
    ])),
    ...(await measureBulkFile(browser, portal.origin, runs)),
    ...(await measureOpenedAhead(portal.origin, ARGS, runs)),
    ...(await measureFormSteps(browser, portal.origin)),
    ...(await measureHistory(browser, portal.origin)),
    ...(await measureLists(browser, portal.origin)),
    ...(await measureSecondStart(portal)),
  ]);
