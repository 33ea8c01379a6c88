import type { TextEntry } from './entries.ts';

const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

const escape = (text: string) => text.replace(/[&<>"\r]/g, (letter) => NAMED[letter] ?? letter);
const toTag = (language: string) => language.replaceAll('_', '-');

/** Notes of a text. `exported` distinguishes a change of the reviewer from one of the portal. */
const notes = ({ context, note, limit, text }: TextEntry) =>
  Object.entries({
    context,
    note,
    limit: limit === undefined ? '' : `At most ${limit} letters`,
    exported: text,
  }).filter(([name, value]) => name === 'exported' || value !== '');

const byNamespace = (entries: readonly TextEntry[]) =>
  Map.groupBy(entries, ({ key }) => key.slice(0, key.indexOf(':')));

function writeOldUnit(entry: TextEntry): string[] {
  const size = entry.limit === undefined ? '' : ` maxwidth="${entry.limit}" size-unit="char"`;
  return [
    `      <trans-unit id="${escape(entry.key)}" xml:space="preserve"${size}>`,
    `        <source>${escape(entry.english)}</source>`,
    `        <target state="needs-review-translation">${escape(entry.text)}</target>`,
    ...notes(entry).map(([from, value]) => `        <note from="${from}">${escape(value)}</note>`),
    '      </trans-unit>',
  ];
}

function writeOld(language: string, entries: readonly TextEntry[]): string[] {
  return [
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    ...[...byNamespace(entries)].flatMap(([place, units]) => [
      `  <file original="${place}" source-language="en" target-language="${toTag(language)}" datatype="plaintext">`,
      '    <body>',
      ...units.flatMap(writeOldUnit),
      '    </body>',
      '  </file>',
    ]),
    '</xliff>',
  ];
}

function writeUnit(entry: TextEntry): string[] {
  return [
    `    <unit id="${escape(entry.key)}" canResegment="no" xml:space="preserve">`,
    '      <notes>',
    ...notes(entry).map(
      ([category, value]) => `        <note category="${category}">${escape(value)}</note>`,
    ),
    '      </notes>',
    '      <segment state="translated">',
    `        <source>${escape(entry.english)}</source>`,
    `        <target>${escape(entry.text)}</target>`,
    '      </segment>',
    '    </unit>',
  ];
}

function writeNew(language: string, entries: readonly TextEntry[]): string[] {
  return [
    `<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="${toTag(language)}">`,
    ...[...byNamespace(entries)].flatMap(([place, units]) => [
      `  <file id="${place}">`,
      ...units.flatMap(writeUnit),
      '  </file>',
    ]),
    '</xliff>',
  ];
}

/** All texts of a language for a translation program. */
export function writeXliff(language: string, entries: readonly TextEntry[], version: '1.2' | '2.0'): Buffer {
  const lines = version === '2.0' ? writeNew(language, entries) : writeOld(language, entries);
  return Buffer.from(['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n'));
}
