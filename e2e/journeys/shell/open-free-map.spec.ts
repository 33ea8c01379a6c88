import { test as base, expect, type Page } from '@playwright/test';
import { startPortal } from '../../../tools/portal/start-portal';
import { shareOfColour } from '../../pages/painted';
import { signIn } from '../../pages/sign-in';
import { expectTwoDimensions } from '../../pages/two-dimensional-map';
import { serveTiles } from '../../setup/serve-tiles';

type TileService = Awaited<ReturnType<typeof serveTiles>>;

const test = base.extend<{ tiles: TileService; origin: string }>({
  tiles: async ({}, use) => {
    const service = await serveTiles();
    await use(service);
    await service.close();
  },
  origin: async ({ tiles }, use) => {
    const portal = await startPortal({ env: { MAP_TILES: 'openfreemap', OPENFREEMAP_URL: tiles.origin } });
    await use(`http://kw.localhost:${portal.port}`);
    await portal.dispose();
  },
});

const map = (page: Page) => page.getByRole('region', { name: /^Map/ }).first();

function watchRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (line) => {
    if (/Content Security Policy/.test(line.text())) refused.push(line.text());
  });
  return refused;
}

test('with MAP_TILES=openfreemap a shop in Kuwait without WebGL sees streets that the browser fetches itself', async ({
  page,
  tiles,
  origin,
}) => {
  const refused = watchRefusals(page);
  const fetched: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.pbf')) fetched.push(new URL(answer.url()).origin);
  });
  await signIn(page, origin, 'owner.kw@demo.test');
  await expectTwoDimensions(page, map(page));
  await expect(page.getByText('OpenFreeMap © OpenMapTiles')).toBeVisible();
  await expect.poll(() => shareOfColour(map(page), '--map-park')).toBeGreaterThan(0.3);
  expect([...new Set(fetched)]).toEqual([tiles.origin]);
  await expect(page.getByText(/No street map/)).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('while the tiles of OpenFreeMap do not load, the map says that it has no streets', async ({
  page,
  origin,
}) => {
  const refused = watchRefusals(page);
  await page.route('**/*.pbf', (route) => route.abort());
  await signIn(page, origin, 'owner.kw@demo.test');
  await expectTwoDimensions(page, map(page));
  await expect(map(page).getByText('No street map for this area')).toBeVisible();
  await expect(page.getByText('OpenFreeMap © OpenMapTiles')).toHaveCount(0);
  expect(refused).toEqual([]);
});
