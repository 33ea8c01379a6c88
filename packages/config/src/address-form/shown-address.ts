import type { AddressForm } from './address-form';
import type { LineParts } from './address-line';

const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;
const BESIDE = ' · ';

/**
 * An address in the order of its country, for reading. The wire has unit, building and text everywhere.
 * @param parts absent for older orders, whose line is shown as it is
 */
export function shownAddress(form: AddressForm, line: string, parts: LineParts | undefined): string {
  if (parts === undefined || form.shownOrder === 'unit-first') return line;
  const { unit, building, text } = parts;
  if (form.shownOrder === 'by-script' && !EAST_ASIAN.test(text)) return line;
  const gap = form.shownOrder === 'by-script' ? ' ' : ', ';
  // The local spelling stays last, where a reader looks for it.
  const local = text.lastIndexOf(BESIDE);
  const [street, beside] = local > 0 ? [text.slice(0, local), text.slice(local)] : [text, ''];
  return [street, building, unit].filter((part) => part !== '').join(gap) + beside;
}
