import type { AddressField, AddressForm, AddressSlot } from './address-form';
import { composeSlot, isGeneral, markParts, writtenFields, type AddressValues } from './slot-text';

interface Reading {
  values: Record<string, string>;
  marked: number;
  /** Characters in general fields. */
  loose: number;
}

const better = (one: Reading | null, other: Reading | null): Reading | null => {
  if (one === null || other === null) return one ?? other;
  if (one.marked !== other.marked) return one.marked > other.marked ? one : other;
  return other.loose < one.loose ? other : one;
};

/** Longer texts are no slot of ours; the number of readings grows with the square of the length. */
const LONGEST = 160;

/** Assigns a text to fields in their order: as many marked values as possible, the rest to the general field. */
class SlotReader {
  readonly #known = new Map<string, Reading | null>();

  constructor(
    readonly text: string,
    readonly fields: readonly AddressField[],
  ) {}

  read(at: number, index: number): Reading | null {
    if (at >= this.text.length) return { values: {}, marked: 0, loose: 0 };
    const field = this.fields[index];
    if (field === undefined) return null;
    const key = `${at} ${index}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const reading = better(this.#readValue(field, at, index), this.read(at, index + 1));
    this.#known.set(key, reading);
    return reading;
  }

  #readValue(field: AddressField, at: number, index: number): Reading | null {
    const { before, after } = markParts(field);
    const start = at + before.length;
    if (this.text.slice(at, start).toLowerCase() !== before.toLowerCase()) return null;
    let best: Reading | null = null;
    for (let end = start + 1; end <= this.text.length; end += 1) {
      if (after !== '' && !this.text.startsWith(after, end)) continue;
      const next = end + after.length;
      const value = this.text.slice(start, end);
      if (!isValue(value, after) || !this.#canEnd(next, after)) continue;
      const rest = this.read(this.text[next] === ' ' ? next + 1 : next, index + 1);
      if (rest) best = better(best, withValue(field, value, rest));
    }
    return best;
  }

  /** A value ends at a space, after its own suffix, or with the text. */
  #canEnd(next: number, after: string): boolean {
    return next === this.text.length || this.text[next] === ' ' || after !== '';
  }
}

/** One word before a suffix: in `美孚新邨 5座` the estate is not part of the block. */
const isValue = (value: string, after: string): boolean =>
  after === '' ? value === value.trim() : !/\s/.test(value);

function withValue(field: AddressField, value: string, rest: Reading): Reading {
  const loose = isGeneral(field) ? value.length : 0;
  return {
    values: { ...rest.values, [field.key]: value },
    marked: rest.marked + (loose === 0 ? 1 : 0),
    loose: rest.loose + loose,
  };
}

function readSlot(form: AddressForm, slot: AddressSlot, text: string): Reading | null {
  if (text === '' || text.length > LONGEST) return null;
  return new SlotReader(text, writtenFields(form, slot)).read(0, 0);
}

/** The values of a slot's text. Composing them gives the same text again; a text without marks is the general value. */
export function splitSlot(form: AddressForm, slot: AddressSlot, text: string): AddressValues {
  const trimmed = text.trim();
  if (trimmed === '') return {};
  const reading = readSlot(form, slot, trimmed);
  const isExact = reading !== null && composeSlot(form, slot, reading.values) === trimmed;
  return isExact ? reading.values : { [slot]: trimmed };
}

/** A text of marked values only, with the marks spelt as the country has them; null for any other text. */
export function readMarkedSlot(form: AddressForm, slot: AddressSlot, text: string): string | null {
  const reading = readSlot(form, slot, text.trim());
  return reading === null || reading.loose > 0 ? null : composeSlot(form, slot, reading.values);
}
