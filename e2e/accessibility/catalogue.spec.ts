import { expect, test } from '@playwright/test';
import { buildCatalogue } from '../setup/build-catalogue';
import { serveFolder, type StaticOrigin } from '../setup/serve-folder';
import { violations } from './violations';

const BRANDS = ['courier', 'orchid', 'oasis', 'tangelo', 'send'];
const EVERY = BRANDS.flatMap((brand) =>
  ['light', 'dark'].flatMap((theme) =>
    ['en', 'ar_KW'].map((locale) => new URLSearchParams({ brand, theme, locale }).toString()),
  ),
);
/** Only the look that differs most from the development look; the deep run checks every look. */
const LOOKS = process.env['COURIER_DEEP'] ? EVERY : ['brand=oasis&theme=dark&locale=ar_KW'];

let catalogue: StaticOrigin;
test.beforeAll(async () => {
  catalogue = await serveFolder(await buildCatalogue());
});
test.afterAll(() => catalogue.kill());

for (const look of LOOKS) {
  test(`no component of the design system breaks an accessibility rule: ${look}`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${catalogue.origin}/index.html?story=all&${look}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Dialogs, menus, notices' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
}
