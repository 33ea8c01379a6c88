import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LAYER_ORDER, LAYERS } from '@courier/config/presets/webpack';
import postcss from 'postcss';
import { expect, test } from '../fixtures/portal';
import { signIn, startIn } from '../pages/sign-in';
import { ROOT } from '../../tools/publish/paths';

/** Deployed builds; the harness of a remote is not deployed. */
const BUILDS = ['workspace', 'public', 'overrides', 'early', 'remote', 'document'];

function builtStyleFiles(): string[] {
  const folders = readdirSync(join(ROOT, 'apps')).flatMap((app) =>
    BUILDS.map((build) => join(ROOT, 'apps', app, 'dist', build)),
  );
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(folder, file)),
  );
}

function rulesOutsideLayers(file: string): string[] {
  return postcss
    .parse(readFileSync(file, 'utf8'))
    .nodes.filter(
      (node) =>
        node.type !== 'comment' &&
        !(
          node.type === 'atrule' &&
          node.name === 'layer' &&
          // A layer or a nested one, e.g. `remote.kit`.
          (LAYERS as readonly string[]).includes(node.params.split('.')[0] ?? '')
        ),
    )
    .map((node) => `${file}: ${node.toString().slice(0, 80)}`);
}

test('no rule of a built style file is outside a layer', () => {
  const files = builtStyleFiles();
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap(rulesOutsideLayers)).toEqual([]);
});

/** The first layer statement, and rules outside layers except keyframes and antd's variables. */
const readStylesheets = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
    const rules = sheets.flatMap((sheet) => [...sheet.cssRules]);
    const isLayered = (rule: CSSRule) =>
      rule instanceof CSSLayerBlockRule || rule instanceof CSSLayerStatementRule;
    const isHarmless = (rule: CSSRule) =>
      rule instanceof CSSKeyframesRule ||
      (rule instanceof CSSStyleRule && [...rule.style].every((name) => name.startsWith('--ant-')));
    return {
      first: rules.find(isLayered)?.cssText,
      count: rules.length,
      outside: rules.filter((rule) => !isLayered(rule) && !isHarmless(rule)).map(({ cssText }) => cssText),
    };
  });

test('every document declares the layer order first, and has no rules outside the layers', async ({
  page,
  portal,
}) => {
  await startIn(page, 'en');
  await page.goto(`${portal.origin}/connect`);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect.poll(async () => (await readStylesheets(page)).count).toBeGreaterThan(5);
  expect(await readStylesheets(page)).toMatchObject({ first: LAYER_ORDER, outside: [] });

  await signIn(page, portal.origin);
  await page.goto(`${portal.origin}/order-tracking`);
  await expect(page.getByRole('tab').first()).toBeVisible();
  const workspace = await readStylesheets(page);
  expect(workspace).toMatchObject({ first: LAYER_ORDER, outside: [] });
  expect(workspace.count).toBeGreaterThan(20);

  await page.goto(`${portal.origin}/tracking/v1001-nobody`);
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(await readStylesheets(page)).toMatchObject({ first: LAYER_ORDER, outside: [] });
});
