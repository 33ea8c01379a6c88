import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writePmtiles } from '../../../services/platform-api/src/domains/places/map-tiles/testing/write-pmtiles';
import { startPortal, type Portal } from '../../../tools/portal/start-portal';
import { expect, test } from '../../fixtures/portal';
import { shareOfColour } from '../../pages/painted';
import { signIn } from '../../pages/sign-in';
import { parkTile } from '../../setup/draw-park';

const folder = mkdtempSync(join(tmpdir(), 'own-tiles-'));
let started: Portal | undefined;
test.afterEach(() => started?.dispose());
test.afterAll(() => rmSync(folder, { recursive: true }));

const map = (page: Page) => page.getByRole('region', { name: /^Map/ }).first();

function watch(page: Page) {
  const refused: string[] = [];
  const tiles: number[] = [];
  page.on('console', (line) => {
    if (/Content Security Policy/.test(line.text())) refused.push(line.text());
  });
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.startsWith('/map/')) tiles.push(answer.status());
  });
  return { refused, tiles };
}

async function portalWith(tiles: string) {
  started = await startPortal({ env: { MAP_TILES: tiles } });
  return { portal: started, origin: `http://kw.localhost:${started.port}` };
}

test('the map of a shop in Kuwait shows the tiles of the operator with their attribution', async ({
  page,
}) => {
  const file = join(folder, 'kuwait.pmtiles');
  const bounds = [46.5, 28.5, 48.5, 30.1] as const;
  writeFileSync(file, writePmtiles({ tile: parkTile(), bounds, attribution: '© Surveyors of Kuwait' }));
  const { portal, origin } = await portalWith(file);
  expect(portal.log()).not.toContain('is not used');
  const { refused, tiles } = watch(page);
  await signIn(page, origin, 'owner.kw@demo.test');
  await expect(page.getByText('© Surveyors of Kuwait')).toBeVisible();
  await expect.poll(() => shareOfColour(map(page), '--map-park')).toBeGreaterThan(0.3);
  expect(tiles.length).toBeGreaterThan(0);
  expect([...new Set(tiles)]).toEqual([200]);
  expect(refused).toEqual([]);
});

for (const [what, content, reason] of [
  ['no map', 'x'.repeat(20_000), 'it is no PMTiles file'],
  ['not there', null, 'there is no such file or folder'],
] as const)
  test(`a file that is ${what} is reported at the start, and the map is drawn without it`, async ({
    page,
  }) => {
    const file = join(folder, `${what}.pmtiles`);
    if (content !== null) writeFileSync(file, content);
    const { portal, origin } = await portalWith(file);
    expect(portal.log()).toContain(`${file} is not used: ${reason}.`);
    const { refused, tiles } = watch(page);
    await signIn(page, origin, 'owner.kw@demo.test');
    await expect.poll(() => shareOfColour(map(page), '--map-land')).toBeGreaterThan(0.2);
    await expect(page.getByText(/No street map here/)).toBeVisible();
    expect([tiles, refused]).toEqual([[], []]);
  });
