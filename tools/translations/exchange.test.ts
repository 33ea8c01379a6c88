import { describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { COLUMN, editSheet, exportLanguage, importFile, readRows } from './reviewed-files.ts';

const FORMATS = ['xlsx', 'xliff', 'xliff-2'] as const;
/** Problems after the text of one row is replaced. */
function listProblems(text: string, { key = 'app:list.late', language = 'pl' } = {}) {
  const exported = exportLanguage(language);
  const before = exported.locales.all();
  editSheet(exported, (cell) => {
    cell('app:title', 'text').v = 'Kursy';
    cell(key, 'text').v = text;
  });
  const { problems } = importFile(exported);
  // All or nothing: neither is the good text of the other row merged.
  if (problems.length > 0) expect(exported.locales.all()).toEqual(before);
  return problems;
}

describe.each(FORMATS)('a language exported as %s', (format) => {
  it.each(['pl', 'ar'])(
    'leaves every byte of the locale files if it is imported without a change (%s)',
    (language) => {
      const exported = exportLanguage(language, format);
      const before = exported.locales.all();
      expect(importFile(exported).problems).toEqual([]);
      expect(exported.locales.all()).toEqual(before);
    },
  );

  it('is recognised by its content or extension, and reports how many texts would change', () => {
    const exported = exportLanguage('pl', format);
    expect(importFile(exported, true).lines).toEqual(['0 of 10 texts of pl would change']);
  });
});

describe('a reviewed workbook', () => {
  it('names namespace, file, screen, limit, placeholders and the numbers of a plural form', () => {
    const { target } = exportLanguage('pl');
    const rows = readRows(target, 'pl');
    expect(rows.find((row) => row.Key === 'app:list.seen_few')).toMatchObject({
      Context: expect.stringMatching(/app\/pl\.json · app, part "list"$/),
      English: '{{count}} orders',
      Text: '{{count}} zamówienia',
      // This text, without its placeholder, is the longest of the key in all languages.
      Limit: 11,
      Note: 'Keep {{count}}. Plural form for numbers such as 2, 3, 4, 22, 23.',
    });
    expect(rows.find((row) => row.Key === 'server:mail.subject')?.Limit).toBe(undefined);
  });

  it('changes only the lines of the changed texts', () => {
    const exported = exportLanguage('ar');
    const before = exported.locales.all();
    editSheet(exported, (cell) => {
      cell('app:title', 'text').v = 'طلباتك';
      cell('app:only', 'text').v = 'فقط «\u2068{{column}}\u2069»';
    });
    expect(importFile(exported).problems).toEqual([]);
    const after = exported.locales.all();
    expect(after[2]).toBe(
      before[2]
        ?.replace('"الطلبات"', '"طلباتك"')
        .replace('"في «\\u2068{{column}}\\u2069» فقط"', '"فقط «\\u2068{{column}}\\u2069»"'),
    );
    expect([after[0], after[1], after[3]]).toEqual([before[0], before[1], before[3]]);
  });

  it('changes no file in a dry run', () => {
    const exported = exportLanguage('pl');
    const before = exported.locales.all();
    editSheet(exported, (cell) => {
      cell('app:title', 'text').v = 'Zlecenia';
    });
    const { lines } = importFile(exported, true);
    expect(lines[0]).toBe('1 of 10 texts of pl would change');
    expect(exported.locales.all()).toEqual(before);
  });

  it('keeps a text that the portal changed since the export and the reviewer did not', () => {
    const exported = exportLanguage('pl');
    const changed = { ...exported.locales.texts('app', 'pl'), title: 'Zlecenia' };
    exported.locales.write('app', 'pl', changed);
    expect(importFile(exported).problems).toEqual([]);
    expect(exported.locales.texts('app', 'pl')).toEqual(changed);
  });

  it('is refused where portal and reviewer changed the same text', () => {
    const exported = exportLanguage('pl');
    exported.locales.write('app', 'pl', { ...exported.locales.texts('app', 'pl'), title: 'Zlecenia' });
    editSheet(exported, (cell) => {
      cell('app:title', 'text').v = 'Kursy';
    });
    expect(importFile(exported).problems).toEqual([
      'row 2, app:title, "Kursy": changed in the portal since the export, to "Zlecenia". Export the language again and repeat the change there.',
    ]);
  });

  it('is refused where the English text of a changed text is another one now', () => {
    const exported = exportLanguage('pl');
    const english = exported.locales.texts('app', 'en');
    exported.locales.write('app', 'en', {
      ...english,
      title: 'All orders',
      keys: 'Ctrl Z reverts, F2 edits',
    });
    expect(importFile(exported, true).lines.at(-1)).toBe(
      '2 texts without a change have a new English text. Export again to review them.',
    );
    editSheet(exported, (cell) => {
      cell('app:title', 'text').v = 'Kursy';
    });
    expect(importFile(exported).problems).toEqual([
      'row 2, app:title, "Kursy": has an English text that changed since the export. Export the language again and repeat the change there.',
    ]);
  });
});

describe('a row is refused with its number, key, value and what fixes it', () => {
  it('if a placeholder is missing, additional or broken', () => {
    expect(listProblems('<b>{{late}}</b> z {{al}}')).toEqual([
      'row 4, app:list.late, "<b>{{late}}</b> z {{al}}": lacks the placeholder {{all}}. Write it as in English: "<b>{{late}}</b> of {{all}}".',
      'row 4, app:list.late, "<b>{{late}}</b> z {{al}}": has the additional placeholder {{al}}. Write it as in English: "<b>{{late}}</b> of {{all}}".',
    ]);
    expect(listProblems('<b>{{late}}</b> z {{all}} {{')).toEqual([
      expect.stringContaining('has a broken placeholder.'),
    ]);
  });

  it('if a tag is missing', () => {
    expect(listProblems('<b>{{late}} z {{all}}')).toEqual([expect.stringContaining('lacks the tag </b>.')]);
  });

  it('if a key hint is another one; a name of the key in the language is allowed', () => {
    const key = 'app:keys';
    expect(listProblems('Ctrl Y cofa, F2 edytuje', { key })).toEqual([
      expect.stringContaining('lacks the key hint Ctrl Z.'),
      expect.stringContaining('has the additional key hint Ctrl Y.'),
    ]);
    expect(listProblems('Strg Z cofa, F2 edytuje', { key })).toEqual([]);
  });

  it('if invisible marks of the writing direction are lost', () => {
    expect(listProblems('في «{{column}}» فقط', { key: 'app:only', language: 'ar' })).toEqual([
      expect.stringContaining('has lost or additional invisible marks of the writing direction.'),
    ]);
  });

  it('if it is empty or too long', () => {
    expect(listProblems('  ')).toEqual([
      expect.stringContaining('is empty. Type the translation, or delete the row'),
    ]);
    expect(listProblems('Zamówienia z całego tego roku', { key: 'app:title' })).toEqual([
      'row 2, app:title, "Zamówienia z całego tego roku": has 29 letters, at most 10 fit. Shorten the text.',
    ]);
  });

  it('if its key is unknown, missing or twice there', () => {
    const exported = exportLanguage('pl');
    editSheet(exported, (cell) => {
      cell('app:title', 'key').v = 'app:titel';
      cell('app:only', 'key').v = 'app:keys';
      cell('app:list.late', 'key').v = '';
    });
    expect(importFile(exported).problems).toEqual([
      'row 2, app:titel, "Zamówienia": has a key that the portal does not have. Restore the key or delete the row.',
      expect.stringMatching(/^row 4, \(no key\), .* has no key\. Restore the key or delete the row\.$/),
      expect.stringMatching(/^row 9, app:keys, .* has a key of another row\. Delete one of the two rows\.$/),
    ]);
  });

  it('if it holds a formula or a number', () => {
    const exported = exportLanguage('pl');
    editSheet(exported, (cell) => {
      Object.assign(cell('app:title', 'text'), { f: 'HYPERLINK("https://example.com")' });
      Object.assign(cell('app:list.late', 'text'), { f: '1+1', t: 'n', v: undefined });
      Object.assign(cell('app:only', 'text'), { t: 'n', v: 5 });
    });
    expect(importFile(exported).problems).toEqual([
      'row 2, app:title, "=HYPERLINK(\\"https://example.com\\")": holds a formula instead of a text. Format the cell as text and type the text again.',
      expect.stringMatching(/^row 4, app:list\.late, "=1\+1": holds a formula instead of a text\./),
      expect.stringMatching(/^row 9, app:only, "5": holds a number instead of a text\./),
    ]);
  });

  it('if a plural form of its key has no row', () => {
    const exported = exportLanguage('pl');
    editSheet(exported, (cell, sheet) => {
      for (const letter of Object.values(COLUMN)) delete sheet[`${letter}6`];
    });
    expect(importFile(exported).problems).toEqual([
      'row 5, app:list.seen_one, "{{count}} zamówienie": lacks a plural form of the language. Add a row with the key app:list.seen_few.',
    ]);
  });

  it('of the headings, if one is missing', () => {
    const exported = exportLanguage('pl');
    editSheet(exported, (cell, sheet) => {
      sheet.E1.v = 'Tekst';
    });
    expect(() => importFile(exported)).toThrow('row 1: the headings "Text" are missing.');
  });
});

describe.each(['xliff', 'xliff-2'] as const)('a document reviewed as %s', (format) => {
  const change = (exported: ReturnType<typeof exportLanguage>, from: string | RegExp, to: string) =>
    writeFileSync(exported.target, readFileSync(exported.target, 'utf8').replace(from, to));

  it('merges a changed text, also as CDATA or between marks of a translation program', () => {
    const exported = exportLanguage('pl', format);
    change(exported, '>Zamówienia</target>', '><mrk id="m1" mtype="seg">Zle<![CDATA[cenia]]></mrk></target>');
    expect(importFile(exported)).toEqual({
      problems: [],
      lines: ['1 of 10 texts of pl changed', `  ${join(exported.locales.root, 'app/pl.json')}`],
    });
    expect(exported.locales.texts('app', 'pl').title).toBe('Zlecenia');
  });

  it('ignores proposals that a translation program adds', () => {
    const exported = exportLanguage('pl', format);
    const [unit, proposals] = format === 'xliff' ? ['trans-unit', 'alt-trans'] : ['unit', 'mtc:matches'];
    const proposal = `<${proposals}><source>Orders</source><target>Zlecenia</target></${proposals}>`;
    change(exported, `</${unit}>`, `${proposal}</${unit}>`);
    expect(importFile(exported).lines).toEqual(['0 of 10 texts of pl changed']);
  });

  it('is refused with line, key, value and fix', () => {
    const exported = exportLanguage('pl', format);
    const before = exported.locales.all();
    change(exported, 'z {{all}}</target>', '</target>');
    change(exported, '>Twój kod</target>', '>Twój <g id="1">kod</g></target>');
    expect(importFile(exported).problems).toEqual([
      expect.stringMatching(
        /^line \d+, app:list\.late, "<b>\{\{late\}\}<\/b> ": lacks the placeholder \{\{all\}\}\. Write it as in English/,
      ),
      expect.stringMatching(
        /^line \d+, server:mail\.subject, "Twój kod": holds the element <g> instead of a text\. Write its text/,
      ),
    ]);
    expect(exported.locales.all()).toEqual(before);
  });

  it('is refused if the translation program drops the notes that show who changed a text', () => {
    const exported = exportLanguage('pl', format);
    change(exported, /<note [^>]*="exported">Zamówienia<\/note>/, '');
    expect(importFile(exported).problems).toEqual([
      expect.stringMatching(/^line \d+, app:title, "Zamówienia": lacks the note "exported"\. Use a program/),
    ]);
  });

  it('is refused if it is no XML or has another language', () => {
    const exported = exportLanguage('pl', format);
    change(exported, /(trgLang|target-language)="pl"/g, '$1="xx"');
    expect(() => importFile(exported)).toThrow('the target language is xx. Write one of pl, ar, ar_KW.');
    writeFileSync(exported.target, '<xliff trgLang="pl"/>');
    expect(() => importFile(exported)).toThrow('has no texts. Export the language again.');
    writeFileSync(exported.target, '<xliff>');
    expect(() => importFile(exported)).toThrow('the file is no valid XML');
  });
});
