import { SaxesParser } from 'saxes';
import { unifyLineEnds } from './line-ends.mjs';

const UNITS = ['trans-unit', 'unit'];
const TEXTS = ['source', 'target'];
/** Marks of a translation program around words, which are no part of the text. */
const TRANSPARENT = ['mrk'];
/** Proposals of a translation program have sources and targets too. */
const PROPOSALS = ['alt-trans', 'matches', 'mtc:matches'];

const newUnit = (line, key) => ({ where: `line ${line}`, key, english: '', text: '' });

/** Collects the units of one document while it is parsed. */
class UnitReader {
  language = undefined;
  rows = [];
  #unit;
  #field;
  #proposal;

  open({ name, attributes }, line) {
    if (this.#proposal !== undefined) return;
    if (PROPOSALS.includes(name)) {
      this.#proposal = name;
      return;
    }
    const target = attributes['trgLang'] ?? attributes['target-language'];
    if (target !== undefined) this.#setLanguage(target, line);
    if (UNITS.includes(name)) this.#unit = newUnit(line, attributes.id ?? '');
    else if (this.#unit === undefined) return;
    else if (this.#field !== undefined) this.#openInside(name);
    else if (TEXTS.includes(name)) this.#field = name === 'source' ? 'english' : 'text';
    else if (name === 'note' && (attributes.from ?? attributes.category) === 'exported') {
      this.#field = 'exported';
      this.#unit.exported = '';
    }
  }

  addText(text) {
    if (this.#field !== undefined) this.#unit[this.#field] += unifyLineEnds(text);
  }

  close({ name }) {
    if (name === this.#proposal) this.#proposal = undefined;
    if (this.#proposal !== undefined) return;
    if (UNITS.includes(name)) {
      this.rows.push(this.#unit);
      this.#unit = undefined;
    } else if (TEXTS.includes(name) || name === 'note') this.#field = undefined;
  }

  #openInside(name) {
    if (TRANSPARENT.includes(name)) return;
    this.#unit.notText = { what: `the element <${name}>`, fix: 'Write its text instead of the element.' };
  }

  #setLanguage(tag, line) {
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
 * @param {Buffer} content
 * @param {readonly string[]} languages
 */
export function readXliff(content, languages) {
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
