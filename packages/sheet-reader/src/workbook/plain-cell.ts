import type { CellRow, CellValue } from './cell-row.ts';
import type { CellDates } from './date-cells.ts';
import { NotPlain, plainText } from './plain-text.ts';

const ATTRIBUTES = String.raw`(?: [\w:.]+="[^"<>]*")*`;
const SPACE = '(?: xml:space="preserve")?';
const STYLE = String.raw`(?: s="(\d+)")?`;
/** Column, row, style, type, value and inline text; a formula precedes its result. */
const CELL = new RegExp(
  String.raw`<c(?: r="([A-Z]{1,3})(\d{1,7})")?${STYLE}(?: t="(\w+)")?${STYLE}${SPACE}(?:/>|>` +
    `(?:<f${ATTRIBUTES}(?:/>|>[^<]*</f>))?` +
    `(?:<v${SPACE}>([^<]*)</v>|<v/>|<is><t${SPACE}>([^<]*)</t></is>|<is><t/></is>)?</c>)`,
  'y',
);
const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const BEFORE_A = 0x40;

/** What cells of a workbook refer to. */
export interface CellTables {
  /** The table of strings, read when a cell refers to it. */
  strings: () => readonly string[];
  /** Detects date styles and formats dates. */
  dates: CellDates;
  /** Whether errors and formulas without a result are text. */
  isExact: boolean;
}

/** A being 0. */
function columnIndex(letters: string): number {
  let place = 0;
  for (let at = 0; at < letters.length; at += 1) place = place * 26 + letters.charCodeAt(at) - BEFORE_A;
  return place - 1;
}

function numberIn(xml: string): number {
  if (!NUMBER.test(xml)) throw new NotPlain();
  return Number.parseFloat(xml);
}

function stringAt(xml: string, strings: CellTables['strings']): string {
  const text = /^\d+$/.test(xml) ? strings()[Number(xml)] : undefined;
  if (text === undefined) throw new NotPlain();
  return text;
}

function plainCellValue(
  type = 'n',
  value = '',
  inline: string | undefined,
  strings: CellTables['strings'],
): CellValue {
  if (inline !== undefined && type !== 'inlineStr') throw new NotPlain();
  if (type === 'str') return plainText(value);
  if (type === 'inlineStr' && value === '') return plainText(inline ?? '');
  if (type === 'e' || (value === '' && (type === 'n' || type === 's'))) return undefined;
  if (type === 'n') return numberIn(value);
  if (type === 's') return stringAt(value, strings);
  if (type === 'b' && (value === '0' || value === '1')) return value === '1';
  throw new NotPlain();
}

/** A cell without a value that is not empty: `#REF!`, or a formula that was never computed. */
function faultText([xml, , , , type, , value]: RegExpExecArray): string | undefined {
  if (type === 'e') return value || '#ERROR!';
  return xml.includes('<f') && value === undefined ? '#FORMULA!' : undefined;
}

/**
 * @param at start of the first cell
 * @param row its `values` receive the values by column, its `formulas` the columns of formulas if `isExact`
 * @returns end of the last cell
 * @throws NotPlain
 */
export function readCells(
  xml: string,
  at: number,
  row: CellRow,
  { strings, dates, isExact }: CellTables,
): number {
  const { number, values } = row;
  CELL.lastIndex = at;
  for (let end = at; ; end = CELL.lastIndex) {
    const found = CELL.exec(xml);
    if (!found) return end;
    const [cell, letters, line, styleBefore, type, styleAfter, value, inline] = found;
    const place = letters === undefined ? values.length : columnIndex(letters);
    if (place < values.length || (line !== undefined && Number(line) !== number)) throw new NotPlain();
    while (values.length < place) values.push(undefined);
    if (isExact && cell.includes('<f')) (row.formulas ??= []).push(place);
    const content = plainCellValue(type, value, inline, strings) ?? (isExact ? faultText(found) : undefined);
    const format = typeof content === 'number' ? dates.format(styleBefore ?? styleAfter) : null;
    values.push(typeof content !== 'number' || format === null ? content : dates.text(content, format));
  }
}
