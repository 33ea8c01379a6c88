import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countryConfig } from '../country/country-config';
import { supportedCountries } from '../country/country-codes';
import {
  addressFieldLabel,
  composeSlot,
  countryAddressForm,
  readAddressLine,
  shownAddress,
  splitSlot,
  type AddressField,
  type AddressForm,
} from './index';

const SLOTS = ['unit', 'building'] as const;
const LETTERS = [
  ...'ABCDQXZ',
  ...'٣٤٥',
  ...'۷۸',
  'گ',
  'ب',
  ...'กข',
  'ক',
  ...'臺大',
  'さ',
  '가',
  'ß',
  'Ω',
  'Ж',
];

const word = fc
  .array(fc.constantFrom(...'0123456789', ...LETTERS), { minLength: 1, maxLength: 5 })
  .map((letters) => letters.join(''));
const value = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '));

/** Values for some of the fields; one word before a suffix, and in a general field beside suffixes. */
const fieldValues = (
  form: AddressForm,
  which: (field: AddressField) => boolean,
): fc.Arbitrary<Record<string, string>> =>
  fc
    .tuple(
      ...form.fields
        .filter(which)
        .map(({ key, mark }) =>
          fc
            .option(mark.endsWith('{}') && mark !== '{}' ? value : word)
            .map((text) => (text === null ? [] : [[key, text] as const])),
        ),
    )
    .map((entries) => Object.fromEntries(entries.flat()));
const isMarked = ({ mark }: AddressField) => mark !== '{}';
const markedValues = (form: AddressForm) => fieldValues(form, isMarked);

const partsFrom = (form: AddressForm, values: Record<string, string>, text: string) => ({
  unit: composeSlot(form, 'unit', values),
  building: composeSlot(form, 'building', values),
  text,
});

describe.each(supportedCountries)('the address form of %s', (country) => {
  const form = countryAddressForm(country);
  const { supportedLanguages } = countryConfig(country);

  it('has fields for the unit and the building, each once and with a mark', () => {
    const keys = form.fields.map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)]);
    expect(keys).toEqual(expect.arrayContaining([...SLOTS]));
    for (const { mark } of form.fields) expect(mark.split('{}')).toHaveLength(2);
    const always = form.fields.filter(({ shown }) => shown === 'always');
    expect(always.length).toBeGreaterThanOrEqual(2);
    expect(always.length).toBeLessThanOrEqual(6);
  });

  it('has labels in every language of the country', () => {
    for (const field of form.fields)
      for (const locale of supportedLanguages) {
        const own = field.label?.[locale.split('_')[0] ?? ''];
        expect([field.key, locale, addressFieldLabel(field, locale)]).toEqual([
          field.key,
          locale,
          field.label === null ? null : own,
        ]);
      }
  });

  it('gives back the values that were composed', () => {
    fc.assert(
      fc.property(
        fieldValues(form, () => true),
        (values) => {
          const found = Object.assign(
            {},
            ...SLOTS.map((slot) => splitSlot(form, slot, composeSlot(form, slot, values))),
          );
          expect(found).toEqual(values);
        },
      ),
    );
  });

  it('reads its own line of unit, building and text back into its parts', () => {
    fc.assert(
      fc.property(markedValues(form), (values) => {
        const parts = partsFrom(form, values, 'Zz 99, Qq');
        const line = [parts.unit, parts.building, parts.text].filter((part) => part !== '').join(', ');
        expect(readAddressLine(form, line)).toEqual(Object.keys(values).length > 0 ? parts : null);
      }),
    );
  });

  it('never changes a text that was written elsewhere', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SLOTS), fc.string({ maxLength: 60 }), (slot, text) => {
        expect(composeSlot(form, slot, splitSlot(form, slot, text))).toBe(text.trim());
      }),
    );
  });

  it('shows the text, the building and the unit once each', () => {
    const parts = { unit: 'U 1', building: 'B 2', text: form.example };
    const shown = shownAddress(form, `U 1, B 2, ${form.example}`, parts);
    for (const part of Object.values(parts)) expect(shown.split(part)).toHaveLength(2);
  });
});

describe('an address in its country', () => {
  it.each([
    [
      'KW',
      { block: '4', street: '12', house: '7', floor: '2', flat: '5' },
      'Floor 2 Flat 5',
      'Block 4 Street 12 House 7',
    ],
    ['HK', { flat: 'B', floor: '3', block: '5', building: '美孚新邨' }, '3樓B室', '美孚新邨 5座'],
    ['JP', { building: '青山ビル', floor: '3', room: '301' }, '3階301号室', '青山ビル'],
    ['KR', { building: '래미안', wing: '101', room: '502' }, '101동 502호', '래미안'],
    ['TW', { lane: '216', alley: '8', number: '5', unit: '3樓之2' }, '3樓之2', '216巷8弄5號'],
    ['PK', { house: '12', street: '4', landmark: 'Civic Centre' }, '', 'House 12 Street 4 near Civic Centre'],
    ['DE', { floor: '2', bell: 'Weber' }, 'Etage 2 Klingel Weber', ''],
    ['SG', { block: '335', number: '05-12' }, '#05-12', 'Blk 335'],
    ['IQ', { quarter: '603', alley: '12', house: '7' }, '', 'محلة 603 زقاق 12 دار 7'],
  ] as const)('of %s is written as there', (country, values, unit, building) => {
    const form = countryAddressForm(country);
    expect([composeSlot(form, 'unit', values), composeSlot(form, 'building', values)]).toEqual([
      unit,
      building,
    ]);
    expect({ ...splitSlot(form, 'unit', unit), ...splitSlot(form, 'building', building) }).toEqual(values);
  });

  it('keeps a mark once that was typed with its value', () => {
    expect(composeSlot(countryAddressForm('KW'), 'building', { block: 'Block 4' })).toBe('Block 4');
    expect(composeSlot(countryAddressForm('HK'), 'unit', { floor: '3樓' })).toBe('3樓');
    expect(composeSlot(countryAddressForm('AE'), 'unit', { flat: 'Flatiron' })).toBe('Flat Flatiron');
  });

  it('keeps a text without marks in the general field', () => {
    expect(splitSlot(countryAddressForm('KW'), 'building', 'Camphor House, rear')).toEqual({
      building: 'Camphor House, rear',
    });
  });

  it('keeps a value of several words before the next mark', () => {
    expect(
      splitSlot(countryAddressForm('KW'), 'building', 'Block 4 Street Salem Al Mubarak House 7'),
    ).toEqual({
      block: '4',
      street: 'Salem Al Mubarak',
      house: '7',
    });
  });

  it('is read in the order in which people write it', () => {
    expect(readAddressLine(countryAddressForm('KW'), 'Salwa, block 4, street 12, house 7, floor 2')).toEqual({
      unit: 'Floor 2',
      building: 'Block 4 Street 12 House 7',
      text: 'Salwa',
    });
    expect(readAddressLine(countryAddressForm('RO'), 'str. Lungă 3, bl. 5, sc. A, et. 2, ap. 10')).toEqual({
      unit: 'et. 2 ap. 10',
      building: 'bl. 5 sc. A',
      text: 'str. Lungă 3',
    });
  });

  it('is shown from large to small in East Asian writing, and unchanged in English', () => {
    const japan = countryAddressForm('JP');
    const parts = { unit: '3階301号室', building: '青山ビル', text: '東京都渋谷区神宮前1-2-3' };
    expect(shownAddress(japan, 'wire', parts)).toBe('東京都渋谷区神宮前1-2-3 青山ビル 3階301号室');
    expect(shownAddress(japan, 'wire', { ...parts, text: '1-2-3 Jingumae' })).toBe('wire');
    expect(shownAddress(japan, 'wire', undefined)).toBe('wire');
  });

  it('is shown with the street before the flat, and the local spelling at the end', () => {
    expect(
      shownAddress(countryAddressForm('KW'), 'wire', {
        unit: 'Flat 5',
        building: 'Block 4',
        text: 'Salwa · سلوى',
      }),
    ).toBe('Salwa, Block 4, Flat 5 · سلوى');
  });
});
