import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './setup/chromium';

const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // What is compiled once more, to be faster, is paid by pages that live longer than a journey's.
  '--js-flags=--no-opt',
];
const DRAWN = [
  '--use-gl=angle',
  // Only the map is drawn as by a graphics card; drawing the whole page that way takes twice the time.
  '--use-angle=swiftshader-webgl',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-rasterization',
];
/** Journeys on the map that WebGL draws; all others see the map in two dimensions. */
const ON_A_DRAWN_MAP = ['**/place-and-follow.spec.ts', '**/own-tiles.spec.ts', '**/axe.spec.ts'];
const chromium = (args: readonly string[]) => ({ executablePath: CHROMIUM, args: [...QUIET, ...args] });

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../reports/e2e',
  // A busy machine is slow; a hanging journey still ends.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // One portal per worker, so that journeys of two workers never meet.
  workers: 2,
  fullyParallel: false,
  globalSetup: './setup/seed-data.ts',
  forbidOnly: true,
  // A journey that ends well only at its second try is printed by name.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../reports/playwright.json' }]],
  use: {
    headless: true,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // What is not there yet is waited for by an expectation; an action on it does not wait for the end of the journey.
    actionTimeout: 180_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromium(DRAWN),
  },
  projects: [
    // As on many a shop's machine. Drawing WebGL in software takes as long as all else of a journey.
    {
      name: 'without a graphics card',
      testIgnore: ON_A_DRAWN_MAP,
      use: {
        launchOptions: chromium(['--disable-gpu', '--disable-webgl']),
        // What moves without end is drawn again all the time, in software; the other journeys see it move.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    { name: 'on a drawn map', testMatch: ON_A_DRAWN_MAP },
  ],
});
