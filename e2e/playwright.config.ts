import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './setup/chromium';

const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Optimised compilation costs time that only pays off on long-lived pages.
  '--js-flags=--no-opt',
];
const DRAWN = [
  '--use-gl=angle',
  // Uses the software GPU for WebGL only; for the whole page it doubles the time.
  '--use-angle=swiftshader-webgl',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-rasterization',
];
/** Journeys with a WebGL map; all others use the two-dimensional map. */
const ON_A_DRAWN_MAP = ['**/place-and-follow.spec.ts', '**/own-tiles.spec.ts', '**/axe.spec.ts'];
const chromium = (args: readonly string[]) => ({ executablePath: CHROMIUM, args: [...QUIET, ...args] });

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../reports/e2e',
  // Three times the slowest journey of a whole run on two busy cores; deep journeys are longer.
  timeout: process.env['COURIER_DEEP'] ? 600_000 : 300_000,
  expect: { timeout: 60_000 },
  // One portal per worker, so that workers share no data.
  workers: 2,
  fullyParallel: false,
  globalSetup: './setup/seed-data.ts',
  forbidOnly: true,
  // A journey that passes only on retry is reported.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../reports/playwright.json' }]],
  use: {
    headless: true,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // As long as the slowest journey: an outdated text in an action costs it twice, with the second try.
    actionTimeout: 90_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromium(DRAWN),
  },
  projects: [
    // Many shops have no WebGL. Software WebGL takes as long as the rest of a journey.
    {
      name: 'without a graphics card',
      testIgnore: ON_A_DRAWN_MAP,
      use: {
        launchOptions: chromium(['--disable-gpu', '--disable-webgl']),
        // Endless animations are redrawn in software all the time; other journeys cover them.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    { name: 'on a drawn map', testMatch: ON_A_DRAWN_MAP },
  ],
});
