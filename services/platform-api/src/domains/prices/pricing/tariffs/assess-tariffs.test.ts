import type { CountryCode } from '@courier/config';
import { afterAll, expect, it } from '@jest/globals';
import { ruleFolder } from '../../../../testing/inputs/rule-folder';
import { assessTariffs } from './assess-tariffs';
import { readTariffs } from './read-tariffs';
import { TARIFF_COLUMNS } from './tariff-columns';

const folder = ruleFolder();
afterAll(folder.remove);

type Part = Partial<Record<(typeof TARIFF_COLUMNS)[number], string>>;
const base = (amount: string, more: Part = {}): Part => ({ part: 'base', amount, ...more });
const perKm = (amount: string): Part => ({ part: 'distance', from_km: '0', per: 'km', amount });

async function read(country: CountryCode, parts: readonly Part[]) {
  const lines = parts.map((part) => TARIFF_COLUMNS.map((column) => part[column] ?? '').join(','));
  const rows = lines.map((line) => `${country}${line}`);
  const file = folder.write('prices.csv', [TARIFF_COLUMNS.join(','), ...rows].join('\n'));
  return (await readTariffs(file)).byCountry.get(country) ?? [];
}
const assess = async (country: CountryCode, before: readonly Part[], after: readonly Part[]) =>
  assessTariffs({
    country,
    before: before.length === 0 ? null : await read(country, before),
    after: await read(country, after),
  });

const usual = [base('4.20'), perKm('0.80')];

it.each<[string, CountryCode, readonly Part[], readonly Part[], readonly string[]]>([
  [
    'a base without its point',
    'SG',
    usual,
    [base('420'), perKm('0.80')],
    [
      'the whole country: a sample fee differs by more than three times: 0.5 km: 5 -> 420.8 (SGD, Wednesday noon)',
    ],
  ],
  [
    'a base of cents',
    'SG',
    usual,
    [base('0.42'), perKm('0.80')],
    [
      'the whole country: a sample fee differs by more than three times: 0.5 km: 5 -> 1.22 (SGD, Wednesday noon)',
      'the whole country: larger than the base 0.42: distance from 0 km 0.8 per km',
    ],
  ],
  [
    'a rate a thousand times too low',
    'VN',
    [base('15000'), perKm('5000')],
    [base('15000'), perKm('5')],
    ['a sample fee differs by more than three times: 15 km: 90000 -> 15075 (VND, Wednesday noon)'],
  ],
  [
    'a surcharge of the night in cents',
    'SG',
    [...usual, { part: 'surcharge', name: 'Night', amount: '2.50', hours: '22:00-06:00' }],
    [...usual, { part: 'surcharge', name: 'Night', amount: '250', hours: '22:00-06:00' }],
    [
      'a sample fee differs by more than three times: 0.5 km: 7.5 -> 255 (SGD, Wednesday 22:00)',
      'larger than the base 4.2: surcharge "Night" 250',
    ],
  ],
  [
    'a cash supplement in fils',
    'KW',
    [base('0.750')],
    [base('0.750'), { part: 'cash', amount: '100' }],
    ['(KWD, Wednesday noon, cash)', 'larger than the base 0.75: cash 100'],
  ],
  [
    'a tax that a spreadsheet stored as a share',
    'SG',
    usual,
    [...usual, { part: 'tax', percent: '0.09', mode: 'included' }],
    ['the whole country: below one per cent: tax 0.09 %'],
  ],
  [
    'a surcharge that a spreadsheet stored as a share',
    'SG',
    usual,
    [...usual, { part: 'surcharge', name: 'Rain', percent: '0.25', when: 'rain' }],
    ['below one per cent: surcharge "Rain" 0.25 %'],
  ],
  [
    'a rounding to more than the base',
    'TW',
    [base('65')],
    [base('65'), { part: 'rounding', amount: '100' }],
    ['larger than the base 65: rounding 100'],
  ],
  [
    'a minimum of cents',
    'SG',
    [],
    [...usual, { part: 'minimum', amount: '500' }],
    ['larger than the base 4.2: minimum 500'],
  ],
  [
    'a fixed return in cents',
    'SG',
    [...usual, { part: 'return', amount: '3' }],
    [...usual, { part: 'return', amount: '300' }],
    [
      'the whole country: a return differs by more than three times: 0.5 km: 3 -> 300 (SGD)',
      'larger than the base 4.2: return 300',
    ],
  ],
  [
    'a return that a spreadsheet stored as a share',
    'SG',
    [...usual, { part: 'return', percent: '50' }],
    [...usual, { part: 'return', percent: '0.5' }],
    [
      'a return differs by more than three times: 0.5 km: 2.5 -> 0.03 (SGD)',
      'below one per cent: return 0.5 %',
    ],
  ],
  [
    'bands in the wrong order',
    'SG',
    [],
    [
      base('2'),
      { part: 'distance', from_km: '0', to_km: '3', per: 'band', amount: '5' },
      { part: 'distance', from_km: '3', per: 'band', amount: '3' },
    ],
    ['a longer way costs less: 3 km 7, 4 km 5'],
  ],
  [
    'nothing but zeros',
    'SG',
    usual,
    [base('0')],
    ['0.5 km: 5 -> 0 (SGD, Wednesday noon)', 'the fee is 0 in 10 samples, such as 0.5 km, Wednesday noon'],
  ],
  [
    'a tariff of a vendor that is left out',
    'SG',
    [...usual, base('40', { vendor: 's1' })],
    usual,
    ['vendor s1: a sample fee differs by more than three times: 0.5 km: 40 -> 5'],
  ],
  [
    'a city whose tariff is left out where no other holds',
    'SG',
    [base('4', { city: 'East' }), base('5', { city: 'West' })],
    [base('4', { city: 'East' })],
    ['city West: the file has no tariff that holds here, so that no order has a price'],
  ],
  [
    'a new tariff of a vendor far from the one of its country',
    'SG',
    [],
    [...usual, base('420', { vendor: 's1' })],
    [
      'vendor s1: a sample fee differs by more than three times from the tariff of the country: 0.5 km: 5 -> 420',
    ],
  ],
])('%s is a warning with the old and the new value', async (_slip, country, before, after, expected) => {
  const { warnings } = await assess(country, before, after);
  expect(warnings).toHaveLength(expected.length);
  for (const [index, text] of expected.entries()) expect(warnings[index]).toContain(text);
});

it.each<[string, CountryCode, readonly Part[], readonly Part[]]>([
  ['a first tariff', 'SG', [], [...usual, { part: 'minimum', amount: '5.00' }]],
  ['a rise by a half', 'SG', usual, [base('6.30'), perKm('1.20')]],
  [
    'a tariff of bands without a base',
    'TW',
    [],
    [
      base('0'),
      { part: 'distance', from_km: '0', to_km: '3', per: 'band', amount: '60' },
      { part: 'distance', from_km: '3', per: 'band', amount: '160' },
    ],
  ],
  ['a first price of returns', 'SG', usual, [...usual, { part: 'return', amount: '6' }]],
  ['a price of returns that is taken out', 'SG', [...usual, { part: 'return', percent: '100' }], usual],
  ['a tax of nine per cent', 'SG', usual, [...usual, { part: 'tax', percent: '9', mode: 'added' }]],
  [
    'what was confirmed before',
    'SG',
    [base('0'), { part: 'tax', percent: '0.5', mode: 'added' }],
    [base('0'), { part: 'tax', percent: '0.5', mode: 'added' }, { part: 'minimum', amount: '0' }],
  ],
  [
    'a night and a weekend of usual size',
    'KW',
    [base('0.750'), perKm('0.120')],
    [
      base('0.750'),
      perKm('0.120'),
      { part: 'surcharge', name: 'Night', percent: '25', hours: '22:00-06:00' },
      { part: 'surcharge', name: 'Weekend', amount: '0.250', days: 'fri sat' },
    ],
  ],
])('%s is no warning', async (_change, country, before, after) => {
  expect((await assess(country, before, after)).warnings).toEqual([]);
});

it('shows a sample for every condition that the old or the new tariff has', async () => {
  const { effect } = await assess(
    'SG',
    [...usual, { part: 'cash', amount: '1' }],
    [
      ...usual,
      { part: 'surcharge', name: 'Rain', amount: '1', when: 'rain' },
      { part: 'surcharge', name: 'Night', percent: '25', hours: '22:00-06:00' },
      {
        part: 'surcharge',
        name: 'Weekend',
        amount: '2',
        days: 'sat sun',
        hours: '18:00-21:00',
        when: 'demand',
      },
    ],
  );
  const titles = effect.filter((line) => line.startsWith('Sample'));
  expect(titles).toEqual(
    [
      'Wednesday noon',
      'Wednesday noon, cash',
      'Wednesday noon, rain',
      'Wednesday 22:00',
      'Saturday 18:00, demand',
    ].map((label) => `Sample fees for the whole country (SGD, ${label}):`),
  );
  const samples = (title: string) => effect.slice(effect.indexOf(title) + 1, effect.indexOf(title) + 4);
  expect(samples(titles[1] ?? '')).toEqual(['  1 km: 6 -> 5', '  3 km: 7.6 -> 6.6', '  7 km: 10.8 -> 9.8']);
  expect(samples(titles[3] ?? '')[0]).toBe('  1 km: 5 -> 6.25');
});

it('shows what returns cost where the old or the new tariff names it', async () => {
  const { effect } = await assess('SG', usual, [...usual, { part: 'return', percent: '50' }]);
  const title = 'Sample fees for the whole country (SGD, returns):';
  expect(effect.slice(effect.indexOf(title))).toEqual([
    title,
    '  1 km: no price -> 2.5',
    '  3 km: no price -> 3.3',
    '  7 km: no price -> 4.9',
  ]);
  expect((await assess('SG', usual, usual)).effect).not.toContain(title);
});
