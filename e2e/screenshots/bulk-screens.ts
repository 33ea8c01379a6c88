import type { Page } from '@playwright/test';
import { chooseFile, workbook } from '../pages/bulk-file';
import { OUTLETS, renamed, buildSheetRows, twoSheets } from './bulk-sheets';
import { lookCountry, type Look } from './options';
import type { Shoot } from './shoot';
import { walkAll, type Walks } from './walk-all';

interface Bulk {
  page: Page;
  origin: string;
  look: Look;
  shoot: Shoot;
}

/** Opens the first screen, the check's result, or the editor. */
function bulkScreenPaths({ page, origin, look }: Bulk) {
  const rows = buildSheetRows(lookCountry(look));
  const main = page.locator('main').first();
  const open = async () => {
    await page.goto(`${origin}/bulk-order`);
    await page.locator('input[type="file"]').first().waitFor({ state: 'attached' });
  };
  const results = async (sheet = rows) => {
    await open();
    await chooseFile(page, workbook(sheet));
    await main.locator('footer button').last().waitFor();
  };
  const repair = async () => {
    await results();
    await main.getByRole('button', { name: /[67]/ }).click();
    await main.locator('footer button').last().waitFor();
    await page.waitForTimeout(2500);
  };
  return { rows, main, open, results, repair };
}

const fileWalks = (bulk: Bulk): Walks => {
  const { page, look, shoot } = bulk;
  const { rows, open, results, repair } = bulkScreenPaths(bulk);
  return {
    async 'bulk-start'() {
      await open();
      await shoot('bulk-start', { whole: true });
    },
    async 'bulk-refused'() {
      await open();
      await chooseFile(page, { ...workbook(rows), name: 'orders.csv', mimeType: 'text/csv' });
      await shoot('bulk-refused');
    },
    async 'bulk-results'() {
      await results();
      await shoot('bulk-results');
    },
    async 'bulk-repair'() {
      await repair();
      await shoot('bulk-repair');
      if (look.width < 768) return;
      await page.locator('[role="gridcell"][aria-invalid="true"]').first().click();
      await page.keyboard.press('Enter');
      await shoot('bulk-repair-cell');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+F');
      await shoot('bulk-repair-find');
    },
  };
};

const jobWalks = (bulk: Bulk): Walks => {
  const { page, shoot } = bulk;
  const { rows, main, open, results } = bulkScreenPaths(bulk);
  return {
    async 'bulk-columns'() {
      await open();
      await chooseFile(page, workbook(renamed(rows)));
      await main.getByRole('combobox').first().waitFor();
      await shoot('bulk-columns', { whole: true });
    },
    async 'bulk-sheets'() {
      await open();
      await chooseFile(page, twoSheets(rows));
      await shoot('bulk-sheets');
    },
    async 'bulk-confirm'() {
      await results();
      await main.locator('footer button').last().click();
      await page.getByRole('dialog').waitFor();
      await shoot('bulk-confirm');
      await page.getByRole('dialog').getByRole('button').last().click();
      await page.waitForTimeout(6000);
      await shoot('bulk-placed');
    },
    async 'bulk-job'() {
      await open();
      await main.locator('aside button, section button').filter({ hasText: /41/ }).first().click();
      await shoot('bulk-job');
    },
  };
};

const pointWalks = ({ page, origin, shoot }: Bulk): Walks => {
  const main = page.locator('main').first();
  const actions = main.locator('header').getByRole('button');
  return {
    async points() {
      await page.goto(`${origin}/collection-points`);
      await actions.first().waitFor();
      await shoot('points');
      await actions.nth(1).click();
      await page.getByRole('dialog').locator('button[type="submit"]').click();
      await shoot('points-add', { whole: true });
    },
    async 'points-edit'() {
      await page.goto(`${origin}/collection-points`);
      await actions.first().waitFor();
      await main.locator('li').getByRole('button').last().click();
      await page.getByRole('dialog').locator('button[type="submit"]').waitFor();
      await shoot('points-edit');
    },
    async 'points-import'() {
      await page.goto(`${origin}/collection-points`);
      await actions.first().waitFor();
      await page.goto(`${origin}/import-collection-points`);
      await page.locator('input[type="file"]').first().waitFor({ state: 'attached' });
      await shoot('points-import');
      await chooseFile(page, workbook(OUTLETS, 'branches.xlsx'));
      await main.locator('footer button').last().waitFor();
      await shoot('points-import-bench');
      await main.locator('footer button').last().click();
      await main.locator('footer').waitFor({ state: 'detached' });
      await shoot('points-import-saved');
    },
  };
};

export async function walkBulk(page: Page, origin: string, look: Look, shoot: Shoot): Promise<void> {
  const bulk = { page, origin, look, shoot };
  await walkAll(page, { ...fileWalks(bulk), ...jobWalks(bulk), ...pointWalks(bulk) }, shoot);
}
