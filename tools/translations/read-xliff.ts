import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { ReviewedRow } from './check-rows.ts';
import { unifyLineEnds } from './line-ends.ts';

/** A unit while it is read. */
interface Unit {
  where: string;
  key: string;
  english: string;
  text: string;
  exported?: string;
  notText?: { what: string; fix: string };
}

const UNITS = ['trans-unit', 'unit'];
const TEXTS = ['source', 'target'];
/** Marks of a translation program around words, which are no part of the text. */
const TRANSPARENT = ['mrk'];
/** Proposals of a translation program have sources and targets too. */
const PROPOSALS = ['alt-trans', 'matches', 'mtc:matches'];

const newUnit = (line: number, key: string): Unit => ({ where: `line ${line}`, key, english: '', text: '' });

/** Collects the units of one document while it is parsed. */
class UnitReader {
  language: string | undefined;
  readonly rows: Unit[] = [];
  #unit: Unit | undefined;
  #field: 'english' | 'text' | 'exported' | undefined;
  #proposal: string | undefined;

  open({ name, attributes }: SaxesTagPlain, line: number): void {
    if (this.#proposal !== undefined) return;
    if (PROPOSALS.includes(name)) {
      this.#proposal = name;
      return;
    }
    const target = attributes['trgLang'] ?? attributes['target-language'];
    if (target !== undefined) this.#setLanguage(target, line);
    if (UNITS.includes(name)) this.#unit = newUnit(line, attributes.id ?? '');
    else if (this.#unit === undefined) return;
    else if (this.#field !== undefined) this.#openInside(this.#unit, name);
    else if (TEXTS.includes(name)) this.#field = name === 'source' ? 'english' : 'text';
    else if (name === 'note' && (attributes.from ?? attributes.category) === 'exported') {
      this.#field = 'exported';
      this.#unit.exported = '';
    }
  }

  addText(text: string): void {
    if (this.#unit !== undefined && this.#field !== undefined)
      this.#unit[this.#field] = (this.#unit[this.#field] ?? '') + unifyLineEnds(text);
  }

  close({ name }: SaxesTagPlain): void {
    if (name === this.#proposal) this.#proposal = undefined;
    if (this.#proposal !== undefined) return;
    if (UNITS.includes(name)) {
      if (this.#unit !== undefined) this.rows.push(this.#unit);
      this.#unit = undefined;
    } else if (TEXTS.includes(name) || name === 'note') this.#field = undefined;
  }

  #openInside(unit: Unit, name: string): void {
    if (TRANSPARENT.includes(name)) return;
    unit.notText = { what: `the element <${name}>`, fix: 'Write its text instead of the element.' };
  }

  #setLanguage(tag: string, line: number): void {
    const language = tag.replaceAll('-', '_');
    if (this.language !== undefined && this.language !== language)
      throw new Error(
        `line ${line}: the target language ${tag} differs from ${this.language}. Import one language at a time.`,
      );
    this.language = language;
  }
}

/**
 * The units of a reviewed XLIFF document, version 1.2 or 2.0.
 * @throws for invalid XML, and without one of the languages as the target
 */
export function readXliff(
  content: Buffer,
  languages: readonly string[],
): { language: string; rows: ReviewedRow[] } {
  const parser = new SaxesParser();
  const reader = new UnitReader();
  parser.on('error', ({ message }) => {
    throw new Error(`the file is no valid XML: ${message}. Save it again in the translation program.`);
  });
  parser.on('opentag', (tag) => reader.open(tag, parser.line));
  parser.on('text', (text) => reader.addText(text));
  parser.on('cdata', (text) => reader.addText(text));
  parser.on('closetag', (tag) => reader.close(tag));
  parser.write(content.toString('utf8')).close();
  const { language, rows } = reader;
  if (language === undefined || !languages.includes(language))
    throw new Error(`the target language is ${language ?? 'missing'}. Write one of ${languages.join(', ')}.`);
  return { language, rows };
}
