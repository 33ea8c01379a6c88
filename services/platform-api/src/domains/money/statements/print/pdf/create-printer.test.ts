import { afterAll, describe, expect, it } from '@jest/globals';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPrinter } from './create-printer';

const PAGE = { html: '<p>Invoice</p>', policy: "default-src 'none'" };
const LIMITS = { milliseconds: 20_000, bytes: 700 * 1024 ** 2 };

const folder = mkdtempSync(join(tmpdir(), 'courier-printer-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program in the place of the browser. It gets the address as `$address` and the file to write as `$file`. */
function writeBrowser(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(
    path,
    `#!/bin/sh
for argument in "$@"; do
  case $argument in --print-to-pdf=*) file=\${argument#*=};; http*) address=$argument;; esac
done
${script}
`,
    { mode: 0o755 },
  );
  return path;
}

describe('the browser', () => {
  it('gets the page once, in a process without privileges and without the settings of the server', async () => {
    const browser = writeBrowser(
      'curious',
      `for path in "" "" /other; do curl --silent --output /dev/null --write-out '%{http_code} ' "$address$path"; done > "$file"
curl --silent --head "$address" > /dev/null
echo "$(id -u)" >> "$file"
env >> "$file"`,
    );
    process.env['SECRET_OF_TEST'] = 'hidden';
    const printed = (await createPrinter(browser, LIMITS).print(PAGE)).toString();
    delete process.env['SECRET_OF_TEST'];
    const user = process.getuid?.() === 0 ? 65_534 : process.getuid?.();
    expect(printed).toMatch(new RegExp(`^200 404 404 ${user}\n`));
    expect(printed).not.toContain('SECRET_OF_TEST');
  });

  it('shows the page without scripts', async () => {
    const browser = writeBrowser(
      'header',
      'curl --silent --dump-header "$file" --output /dev/null "$address"',
    );
    const headers = (await createPrinter(browser, LIMITS).print(PAGE)).toString();
    expect(headers).toMatch(/content-security-policy: sandbox; default-src 'none'/i);
  });

  it.each([
    ['fails', 'exit 3', LIMITS, 'ended with 3'],
    ['writes no file', 'exit 0', LIMITS, 'printed no file'],
    ['takes too long', 'sleep 60 & wait', { ...LIMITS, milliseconds: 300 }, 'longer than 300 ms'],
    [
      'uses too much memory',
      `exec "${process.execPath}" -e 'const used = Buffer.alloc(300e6, 1); setInterval(() => used.at(0), 1000)'`,
      { ...LIMITS, bytes: 150e6 },
      'more than 150000000 bytes',
    ],
  ])('is stopped and named when it %s', async (name, script, limits, reason) => {
    const browser = writeBrowser(name.replaceAll(' ', '-'), script);
    await expect(createPrinter(browser, limits).print(PAGE)).rejects.toThrow(reason);
  });

  it('is named when it does not exist', async () => {
    await expect(createPrinter('/nowhere/chromium', LIMITS).print(PAGE)).rejects.toThrow('ENOENT');
  });
});

it('prints one page at a time, also after a failure, and refuses a sixth one that waits', async () => {
  const lock = join(folder, 'lock');
  // `mkdir` fails while another browser runs.
  chmodSync(folder, 0o777);
  const browser = writeBrowser(
    'alone',
    `mkdir "${lock}" || exit 9
curl --silent "$address" > "$file"
rmdir "${lock}"`,
  );
  const printer = createPrinter(browser, LIMITS);
  const printing = Array.from({ length: 6 }, (_, index) =>
    printer.print({ ...PAGE, html: `<p>${index}</p>` }),
  );
  const outcomes = await Promise.allSettled(printing);
  expect(outcomes.map((outcome) => ('value' in outcome ? outcome.value.toString() : 'refused'))).toEqual([
    '<p>0</p>',
    '<p>1</p>',
    '<p>2</p>',
    '<p>3</p>',
    '<p>4</p>',
    'refused',
  ]);
  expect((await printer.print(PAGE)).toString()).toBe(PAGE.html);
});
