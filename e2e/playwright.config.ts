import { defineConfig } from '@playwright/test';

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
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../reports/playwright.json' }]],
  use: {
    headless: true,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-gl=angle',
        // Only the map is drawn as by a graphics card; drawing the whole page that way takes twice the time.
        '--use-angle=swiftshader-webgl',
        '--enable-unsafe-swiftshader',
        '--disable-gpu-rasterization',
      ],
    },
  },
});
