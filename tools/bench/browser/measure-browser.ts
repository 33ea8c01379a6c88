import { chromium, type Browser } from '@playwright/test';
import { startPortal, type Portal } from '../../portal/start-portal';
import { serveFixedPackages } from '../fixed-packages/serve-fixed-packages';
import { serveOneBundle } from '../one-bundle/serve-one-bundle';
import type { Row } from '../report';
import { measureBulkFile } from './bulk-file';
import { measureFixedPackages } from './fixed-packages';
import { measureFormSteps } from './form-steps';
import { measureHistory } from './history';
import { measureLists } from './lists';
import { measureLogin } from './login';
import { measureMapWithoutWebgl } from './map-without-webgl';
import { measureOpenedAhead } from './opened-ahead';
import {
  measureDeepLink,
  measureRequestScreen,
  measureSecondVisit,
  measureTranslatedDeepLink,
} from './request-screen';
import { measureSecondStart } from './second-start';
import { inRounds, serveStaticPages } from './static-page';

const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Debian's start script enables GPU rasterization even without a GPU.
  '--disable-gpu-rasterization',
];
const WITHOUT_WEBGL = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-gpu',
  '--disable-webgl',
];
const runs = Number(process.env['BENCH_RUNS'] ?? 5);

async function withBrowser(
  measure: (browser: Browser, portal: Portal) => Promise<Row[]>,
  args = ARGS,
): Promise<Row[]> {
  const portal = await startPortal();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args,
  });
  try {
    return await measure(browser, portal);
  } finally {
    await browser.close();
    await portal.dispose();
  }
}

export const measureFileInBrowser = () =>
  withBrowser((browser, { origin }) => measureBulkFile(browser, origin, runs));

export const measureListsInBrowser = () =>
  withBrowser((browser, { origin }) => measureLists(browser, origin));

export const measureMapInBrowser = () =>
  withBrowser((browser, { origin }) => measureMapWithoutWebgl(browser, origin, runs), WITHOUT_WEBGL);

async function measureFirstPages(browser: Browser, origin: string): Promise<Row[]> {
  const whole = await serveOneBundle();
  const packages = await serveFixedPackages();
  const pages = await serveStaticPages();
  const scene = { browser, origin, elsewhere: pages.elsewhere };
  try {
    return await inRounds(browser, { pages, rounds: runs }, [
      measureLogin(scene),
      measureDeepLink(scene, whole.origin),
      measureFixedPackages(scene, packages.address),
      measureTranslatedDeepLink(scene),
      measureSecondVisit(scene),
      measureRequestScreen(scene),
      measureOpenedAhead(scene, ARGS),
    ]);
  } finally {
    pages.close();
    packages.close();
    await whole.dispose();
  }
}

export const measurePages = () => withBrowser((browser, { origin }) => measureFirstPages(browser, origin));

export const measureBrowser = async () => [
  ...(await withBrowser(async (browser, portal) => [
    ...(await measureFirstPages(browser, portal.origin)),
    ...(await measureBulkFile(browser, portal.origin, runs)),
    ...(await measureFormSteps(browser, portal.origin)),
    ...(await measureHistory(browser, portal.origin)),
    ...(await measureLists(browser, portal.origin)),
    ...(await measureSecondStart(portal)),
  ])),
  ...(await measureMapInBrowser()),
];
