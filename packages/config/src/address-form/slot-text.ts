import type { AddressField, AddressForm, AddressSlot } from './address-form';

/** By field key; absent fields are empty. */
export type AddressValues = Readonly<Record<string, string>>;

interface Mark {
  before: string;
  after: string;
}

export function markParts({ mark }: AddressField): Mark {
  const [before = '', after = ''] = mark.split('{}');
  return { before, after };
}

export const isGeneral = ({ mark }: AddressField): boolean => mark === '{}';

/**
 * The fields of a slot as a line has them. A general value precedes marks that precede theirs: behind `Floor 2` it would
 * be read as part of that field.
 */
export function writtenFields(form: AddressForm, slot: AddressSlot): AddressField[] {
  const fields = form.fields.filter((field) => field.slot === slot);
  const hasSuffixes = fields.some((field) => markParts(field).after !== '');
  if (form.isWrittenInReverse) return fields.toReversed();
  return hasSuffixes ? fields : [...fields.filter(isGeneral), ...fields.filter((field) => !isGeneral(field))];
}

const startsWith = (text: string, start: string) =>
  text.slice(0, start.length).toLowerCase() === start.toLowerCase();
const endsWith = (text: string, end: string) =>
  end !== '' && text.slice(-end.length).toLowerCase() === end.toLowerCase();

/** `Flat` is a mark before a number, and part of the word in `Flatiron`. */
const hasMark = (typed: string, mark: string) =>
  mark !== '' && startsWith(typed, mark) && !/^\p{L}/u.test(typed.slice(mark.length));

/** People type the mark as well: `5樓` for floor 5. */
function withoutMark(typed: string, { before, after }: Mark): string {
  const start = before.trim();
  const rest = hasMark(typed, start) ? typed.slice(start.length).trim() : typed;
  const bare = endsWith(rest, after) ? rest.slice(0, -after.length).trim() : rest;
  return bare === '' ? typed : bare;
}

function written(field: AddressField, typed: string): string {
  const value = typed.trim();
  const mark = markParts(field);
  if (value === '') return '';
  const bare = withoutMark(value, mark);
  return `${mark.before}${mark.after === '' ? bare : bare.replace(/\s+/g, '')}${mark.after}`;
}

/** The text of a slot: `Block 4 Street 12 House 7`. */
export function composeSlot(form: AddressForm, slot: AddressSlot, values: AddressValues): string {
  let line = '';
  let wasMarked = false;
  for (const field of writtenFields(form, slot)) {
    const text = written(field, values[field.key] ?? '');
    if (text === '') continue;
    const isMarked = !isGeneral(field);
    const between = line === '' ? '' : wasMarked && isMarked ? form.joint : ' ';
    line += between + text;
    wasMarked = isMarked;
  }
  return line;
}
