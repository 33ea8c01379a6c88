import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { freePort } from '../../tools/portal/free-port';
import { startPortal, type Portal } from '../../tools/portal/start-portal';
import { filesBelow } from '../../tools/publish/files';
import { ROOT } from '../../tools/publish/paths';
import { PASSWORD, signIn } from '../pages/sign-in';
import { generateRemote } from '../setup/generate-remote';
import { outsideFolder, type OutsideFolder } from '../setup/outside-remote';
import { walkRegistry } from '../setup/registry-walk';

const NAME = 'parcel-lockers';
/** Installs and builds about twelve times. */
const LONGEST_MS = 40 * 60_000;
const heading = (page: Page) => page.getByRole('heading', { name: 'Parcel lockers', exact: true });

const readFolderFile = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const readFolderContents = (folder: string) =>
  Object.fromEntries(filesBelow(folder).map((file) => [file, readFolderFile(folder, file)]));

const FIRST_PAINT = `import { drawFirstPaint } from '@courier/shell-api/first-paint';
import { PageFrame } from '@courier/ui-kit/core';
import styles from '../screens/start/start.module.css';

const draw = () => <PageFrame title={'\\u00a0'}><div className={styles.lockers}>{'\\u00a0'}</div></PageFrame>;
export const firstPaints = { start: () => drawFirstPaint({ draw }) };
`;

function addStyleAndFirstPaint(folder: string): void {
  const start = join(folder, 'src/screens/start');
  writeFileSync(join(start, 'start.module.css'), '.lockers {\n  outline: 3px solid;\n}\n');
  const screen = readFolderFile(start, 'StartScreen.tsx')
    .replace('import { NAMESPACE }', "import styles from './start.module.css';\nimport { NAMESPACE }")
    .replace('<EmptyState', '<div className={styles.lockers} data-testid="lockers"><EmptyState')
    .replace('/>\n    </PageFrame>', '/></div>\n    </PageFrame>');
  writeFileSync(join(start, 'StartScreen.tsx'), screen);
  mkdirSync(join(folder, 'src/first-paint'));
  writeFileSync(join(folder, 'src/first-paint/index.tsx'), FIRST_PAINT);
  const manifest = readFolderFile(folder, 'src/remote.manifest.ts').replace(
    'sizeBudget: 60_000,',
    "sizeBudget: 60_000,\n  firstPaint: { start: 'first-paint/start.html' },",
  );
  writeFileSync(join(folder, 'src/remote.manifest.ts'), manifest);
}
const hasItsStyle = (page: Page) => expect(page.getByTestId('lockers')).toHaveCSS('outline-width', '3px');

const packageName = (module: string) =>
  /^@courier\/[^/]+$/.exec(module)?.[0] ??
  module.match(/^\.\.\/\.\.\/packages\/([^/]+)\//)?.[1]?.replace(/^/, '@courier/');

/** The registry entry of a remote, and its code without webpack's module numbers, which depend on folders. */
function whatIsBuilt(folder: string) {
  const build = join(folder, 'dist/remote');
  const modules = JSON.parse(readFolderFile(build, 'module-list.json')) as { name: string; bytes: number }[];
  const scripts = filesBelow(build).filter((file) => /\.(js|css)$/.test(file));
  const coded = scripts.map((file) => ({
    isOwn: !file.startsWith('remoteEntry.'),
    code: readFolderFile(build, file).replace(/[0-9a-f]{8}(?=["'.])|\b\d{1,4}\b/g, '#'),
  }));
  return {
    manifest: JSON.parse(readFolderFile(build, 'remote-manifest.json')) as unknown,
    modules: modules
      .filter(({ name }) => name !== '.federation' && packageName(name) === undefined)
      .map(({ name, bytes }) => [name, bytes]),
    // An installed package has one entry; a workspace package has one for each file.
    packages: [...new Set(modules.flatMap(({ name }) => packageName(name) ?? []))].sort(),
    // The shell's build generates the kit's class names, independent of the kit's location.
    firstPaint: readFolderFile(build, 'first-paint/start.html'),
    own: coded.flatMap(({ isOwn, code }) => (isOwn ? [code] : [])).sort(),
    // Modules are sorted by number.
    entry: coded.flatMap(({ isOwn, code }) => (isOwn ? [] : [code.length])),
  };
}

const packedFiles = (packs: readonly string[]) =>
  packs.flatMap((pack) =>
    execFileSync('tar', ['tzf', pack], { encoding: 'utf8' }).split('\n').filter(Boolean),
  );

function refusesWhatIsWrong(outside: OutsideFolder, portal: Portal): void {
  const to = ['--to', portal.siteDir];
  const before = readFolderContents(join(portal.siteDir, 'registry'));
  expect(outside.refusal('new', NAME)).toContain('writes into an empty folder');
  expect(outside.refusal('new', 'lockers')).toContain('two or more words');
  expect(outside.refusal('pbulish')).toContain('courier-remote publish --to <folder>');
  expect(outside.refusal('publish')).toContain('Name the site to publish into');
  expect(outside.refusal('publish', '--to', outside.folder)).toContain('is no site of a portal');
  outside.withChange('src/remote.manifest.ts', 'sizeBudget: 60_000', 'sizeBudget: 1_000', () =>
    expect(outside.refusal('publish', ...to)).toMatch(/compressed, [\d,]+ bytes more than the sizeBudget/),
  );
  outside.withChange('src/remote.manifest.ts', "access: 'protected'", "access: 'secret'", () =>
    expect(outside.refusal('publish', ...to)).toContain('routes.0.access must be one of public, protected'),
  );
  outside.withChange('src/remote.manifest.ts', "path: '/parcel-lockers/", "path: '/history/", () =>
    expect(outside.refusal('publish', ...to)).toContain('is the same path'),
  );
  outside.withChange('locales/ar.json', '"title"', '"titel"', () =>
    expect(outside.refusal('publish', ...to)).toContain('Texts that ar does not have: "title"'),
  );
  outside.withChange('src/copy.ts', 'NAMESPACE =', 'NAMESPACE: number =', () =>
    expect(outside.refusal('test')).toContain('Its types do not hold.'),
  );
  outside.withChange('locales/en.json', '"For {{name}}"', '"To {{name}}"', () =>
    expect(outside.refusal('test')).toContain('Its tests do not pass.'),
  );
  expect(readFolderContents(join(portal.siteDir, 'registry'))).toEqual(before);
}

async function showsInKuwait(page: Page, portal: Portal): Promise<void> {
  const kuwait = `http://kw.localhost:${portal.port}`;
  await page.addInitScript(() => localStorage.setItem('locale', 'ar_KW'));
  await page.goto(`${kuwait}/connect`);
  await page.locator('input[type=email]').fill('owner.kw@demo.test');
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('input[type=password]').press('Enter');
  await expect(page).toHaveURL(/\/request-a-rider/);
  await page.goto(`${kuwait}/${NAME}`);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText('لا يوجد شيء هنا بعد')).toBeVisible();
}

function refusesPortals(outside: OutsideFolder, portal: Portal): void {
  const as = ['--as', 'owner@demo.test'];
  const wrong = { COURIER_PASSWORD: 'not the password' };
  const toPortal = (origin: string) => ['dev', '--portal', origin, ...as];
  expect(outside.refusal('dev', '--portal', portal.origin)).toContain('Say who signs in at the portal');
  expect(outside.refusal('dev', ...as)).toContain('Name the portal to sign in at as well');
  expect(outside.refusal(...toPortal(portal.origin))).toContain('Set COURIER_PASSWORD');
  expect(outside.refusalWith(wrong, ...toPortal(portal.origin))).toContain(
    'does not know this email address',
  );
  expect(outside.refusalWith(wrong, ...toPortal('http://localhost:1'))).toContain('does not answer');
  expect(outside.refusalWith(wrong, ...toPortal('http://portal.example'))).toContain('named by its origin');
}

/** The standalone remote, with data of the portal in Kuwait; no session data reaches its page. */
async function drawsPortalsData(page: Page, development: string, portal: Portal): Promise<void> {
  const headers: string[] = [];
  const addresses: string[] = [];
  page.on('request', (request) => {
    headers.push(...Object.keys(request.headers()));
    addresses.push(request.url());
  });
  const liveMessage = page
    .waitForEvent('websocket', (socket) => socket.url().includes('/live?'))
    .then((socket) => socket.waitForEvent('framereceived'));
  await expect(async () => {
    await page.goto(`${development}/?locale=ar_KW`);
    await expect(page.getByText('من أجل شاي الميناء')).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(page).toHaveURL(`${development}/${NAME}/kw1001?locale=ar_KW`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(String((await liveMessage).payload)).toContain('"subscribe_ok"');
  expect(addresses).toContain(`${development}/courier/api/v1/vendors`);
  expect(headers).not.toContain('authorization');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'Token',
  );

  await page.goto(`${portal.origin}/connect`);
  const fromElsewhere = page.evaluate(
    (address) => fetch(address).then((answer) => answer.status),
    `${development}/courier/api/v1/vendors`,
  );
  await expect(fromElsewhere).rejects.toThrow('Failed to fetch');
}

// Packing and installing take minutes, so they only run in the deep run.
if (process.env['COURIER_DEEP']) {
  test('a remote of another repository: packed packages, an empty folder and two commands give the same remote', async ({
    page,
    browser,
  }) => {
    test.setTimeout(LONGEST_MS);
    const outside = outsideFolder();
    const inside = generateRemote(NAME);
    const port = await freePort();
    const development = `http://localhost:${port}`;
    const portal = await startPortal({ env: { OVERRIDE_ORIGINS: development } });
    try {
      await test.step('what is packed is compiled, with declarations', () => {
        const files = packedFiles(outside.packs);
        expect(files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))).toEqual([]);
        expect(files).toContain('package/src/core.js');
        expect(files).toContain('package/src/core.d.ts');
      });

      await test.step('it is the remote that the repository itself would have', () => {
        outside.kit('new', NAME);
        const own = join(ROOT, 'apps', NAME);
        for (const part of ['src', 'locales', 'dev'])
          expect(readFolderContents(join(outside.folder, part))).toEqual(readFolderContents(join(own, part)));
        addStyleAndFirstPaint(outside.folder);
        addStyleAndFirstPaint(own);
        outside.kit('build');
        inside.bundle();
        expect(whatIsBuilt(outside.folder)).toEqual(whatIsBuilt(own));
        inside.remove();
      });

      await test.step('its types hold and its tests pass', () => {
        outside.kit('test');
      });

      await test.step('an error is reported in one sentence, and the site stays unchanged', () =>
        refusesWhatIsWrong(outside, portal));

      await test.step('published, it has a tab in the running portal', async () => {
        await signIn(page, portal.origin);
        expect(outside.kit('publish', '--to', portal.siteDir)).toContain(`Published ${NAME}`);
        await page.reload();
        await page.getByRole('link', { name: 'Parcel lockers' }).click();
        await expect(heading(page)).toBeVisible();
        await expect(page.getByText('For Harbour Tea')).toBeVisible();
        await hasItsStyle(page);
      });

      await test.step('another brand shows it in Arabic', async () => {
        const context = await browser.newContext();
        await showsInKuwait(await context.newPage(), portal);
        await context.close();
      });

      await test.step('its development server shows it with the data of a portal, and does not expose the session', async () => {
        refusesPortals(outside, portal);
        const alone = await freePort();
        const server = outside.start(
          [
            'dev',
            ...['--port', String(alone)],
            ...['--portal', `http://kw.localhost:${portal.port}`],
            ...['--as', 'owner.kw@demo.test'],
          ],
          { COURIER_PASSWORD: PASSWORD },
        );
        const context = await browser.newContext();
        try {
          await drawsPortalsData(await context.newPage(), `http://localhost:${alone}`, portal);
          expect(server.output()).toContain('to owner.kw@demo.test');
          expect(server.output()).not.toMatch(/Bearer|eyJ|Courier#2026/);
        } finally {
          await context.close();
          server.child.kill();
        }
      });

      await test.step('its development server shows it alone and in the portal', async () => {
        const { child } = outside.start(['dev', '--port', String(port)]);
        try {
          await expect(async () => {
            await page.goto(`${development}/`);
            await expect(heading(page)).toBeVisible({ timeout: 10_000 });
          }).toPass();
          await hasItsStyle(page);
          expect(outside.refusal('dev', '--port', String(port))).toContain(`Port ${port} is in use`);
          await page.goto(`${portal.origin}/${NAME}/v1001?remote=${NAME}@${development}`);
          await expect(heading(page)).toBeVisible();
          await expect(page.getByRole('complementary', { name: 'Overridden remotes' })).toContainText(
            development,
          );
        } finally {
          child.kill();
        }
      });
    } finally {
      inside.remove();
      await portal.dispose();
      outside.remove();
    }
  });

  // In this file, because packing twice at once would write the same folders.
  test('our packages in two versions in a registry: an empty folder becomes a release with the documented commands', async ({
    page,
  }) => {
    test.setTimeout(LONGEST_MS);
    await walkRegistry(page);
  });
}
