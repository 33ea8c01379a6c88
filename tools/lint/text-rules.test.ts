import { afterAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';
import { htmlWords } from './text-rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'courier-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lines on which the linter of `npm run verify` finds a text that comes from no file. */
function linesWithText(rule: string, code: string): (number | undefined)[] {
  const config = {
    jsPlugins: [join(ROOT, 'tools/lint/room-rules.ts')],
    categories: { correctness: 'off' },
    rules: { [`rooms/${rule}`]: 'error' },
  };
  writeFileSync(join(folder, 'page.tsx'), code);
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  const args = [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-c', '.oxlintrc.json', '--format=json', '.'];
  const { diagnostics }: { diagnostics: { labels: { span: { line: number } }[] }[] } = JSON.parse(
    runLinter(args),
  );
  return diagnostics.map(({ labels }) => labels[0]?.span.line);
}

/** The linter exits with 1 on findings. */
const runLinter = (args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout;

describe('a screen', () => {
  const lines = (...code: string[]) => linesWithText('jsx-text-from-file', code.join('\n'));

  it('has no words between its tags and in attributes that are read', () => {
    expect(
      lines(
        'const a = <p>Hello</p>;',
        'const b = <p>{`Hello ${name}`}</p>;',
        'const c = <input placeholder="Name" />;',
        "const d = <button aria-label={'Close'} />;",
        'const e = <>配送</>;',
      ).sort(),
    ).toEqual([1, 2, 3, 4, 5]);
  });

  it('may have names of keys and formats, marks, figures and values', () => {
    expect(
      lines(
        'const a = <kbd>Enter</kbd>;',
        'const b = <button className="quiet wide">CSV</button>;',
        'const c = <p title={t("title")}>{t("text")} · 12 × “{name}”&nbsp;→</p>;',
      ),
    ).toEqual([]);
  });
});

describe('the server', () => {
  const lines = (...code: string[]) => linesWithText('server-text-from-file', code.join('\n'));

  it('has no words in HTML, in mails and in other scripts', () => {
    expect(
      lines(
        'const a = `<h1>${title} of the order</h1>`;',
        `const b = '<img alt="A parcel"><p></p>';`,
        'const c = { subject: `Your code ${code}`, text };',
        "const d = '已送達';",
      ).sort(),
    ).toEqual([1, 2, 3, 4]);
  });

  it('may have HTML with values, logs and names of fields', () => {
    expect(
      lines(
        'const a = `<h1 class="wide">${title}</h1><style>p{color:red}</style><script>start()</script>`;',
        'const b = { subject: text("mail.code.subject"), text };',
        "const c = 'run npm run areas -- import <file>';",
      ),
    ).toEqual([]);
  });

  it('reads the words of HTML without its comments and entities', () => {
    expect(htmlWords('<p>1&nbsp;<!-- no text --><b title="A hint">ok then</b></p>')).toEqual([
      'A hint',
      'ok',
      'then',
    ]);
  });
});
