import type { CountryCode } from '@courier/config';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorFileError } from '../../../../platform/operator-files/file-error';
import { readTariffs } from './read-tariffs';
import type { Tariff } from '../../rule-shapes/tariff';
import { TARIFF_COLUMNS } from './tariff-columns';
import { returnFee, tariffFee } from './tariff-fee';
import { WORKED_FEES } from './worked-fees.fixture';
import { tariffsCsv } from './write-tariffs';

const NOON = { day: 3, minutes: 720, rain: false, demand: false, isCash: false };

async function readLines(lines: readonly string[]): Promise<ReadonlyMap<CountryCode, Tariff[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'courier-tariffs-'));
  const file = join(folder, 'prices.csv');
  writeFileSync(file, [[...TARIFF_COLUMNS, 'vehicle'].join(','), ...lines, ''].join('\n'));
  try {
    return (await readTariffs(file)).byCountry;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const findProblems = (lines: readonly string[]) =>
  readLines(lines).then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof OperatorFileError)) throw error;
      return error.message.split('\n');
    },
  );

it('has at least 60 worked examples', () => {
  expect(WORKED_FEES.length).toBeGreaterThanOrEqual(60);
});

it.each(WORKED_FEES)('%s for %j costs %d: %s', async (lines, trip, fee, worked, tax) => {
  const [tariff] = [...(await readLines(lines.split('; '))).values()].flat();
  const priced = tariff && tariffFee(tariff, { metres: 0, ...NOON, ...trip });
  const totals = new Map<string, number>();
  for (const { kind, amountMinor } of priced?.lines ?? [])
    totals.set(kind, (totals.get(kind) ?? 0) + amountMinor);
  const shown = [...totals].map(([kind, amount]) => `${kind} ${amount}`).join(' + ');
  expect([priced?.feeMinor, shown, priced?.taxMinor]).toEqual([fee, worked, tax]);
});

it('is the sum of its lines, and never falls for a longer way', async () => {
  const [tariff] =
    (
      await readLines([
        'KW,,,base,,,,,0.5,,,,,',
        'KW,,,distance,,0,3,km,0.1205,,,,,',
        'KW,,,distance,,3,,km,0.09,,,,,',
        'KW,,,minimum,,,,,0.75,,,,,',
        'KW,,,tax,,,,,,5,,,,added',
      ])
    ).get('KW') ?? [];
  if (!tariff) throw new TypeError('No tariff');
  fc.assert(
    fc.property(fc.nat(30_000), fc.nat(5000), (metres, more) => {
      const [near, far] = [metres, metres + more].map((each) => tariffFee(tariff, { ...NOON, metres: each }));
      expect(near?.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(near?.feeMinor);
      expect(far?.feeMinor).toBeGreaterThanOrEqual(near?.feeMinor ?? 0);
    }),
  );
});

/** Tariff, fee, price of the return and the tax inside it, worked out by hand in decimals. */
const WORKED_RETURNS: readonly (readonly [string, number, number, number | null])[] = [
  ['TW,,,base,,,,,65,,,,,; TW,,,return,,,,,40,,,,,', 95, 40, null],
  ['TW,,,base,,,,,65,,,,,; TW,,,return,,,,,,50,,,,', 95, 48, null],
  ['TW,,,base,,,,,65,,,,,; TW,,,return,,,,,0,,,,,', 95, 0, null],
  ['DE,,,base,,,,,3.50,,,,,; DE,,,return,,,,,,33.33,,,,', 412, 137, null],
  ['DE,,,base,,,,,3.50,,,,,; DE,,,tax,,,,,,19,,,,included; DE,,,return,,,,,2.38,,,,,', 412, 238, 38],
  ['DE,,,base,,,,,3.50,,,,,; DE,,,tax,,,,,,19,,,,added; DE,,,return,,,,,2,,,,,', 412, 238, 38],
  ['DE,,,base,,,,,3.50,,,,,; DE,,,tax,,,,,,19,,,,added; DE,,,return,,,,,,50,,,,', 476, 238, 38],
  ['DE,,,base,,,,,3.50,,,,,; DE,,,rounding,,,,,0.10,,,,,up; DE,,,return,,,,,,50,,,,', 430, 220, null],
  ['KW,,,base,,,,,0.750,,,,,; KW,,,return,,,,,,50,,,,', 871, 436, null],
  ['KW,,,base,,,,,0.750,,,,,; KW,,,return,,,,,0.625,,,,,', 871, 625, null],
];

it.each(WORKED_RETURNS)(
  '%s: after a fee of %d, the return costs %d with %s tax',
  async (lines, fee, amount, tax) => {
    const [tariff] = [...(await readLines(lines.split('; '))).values()].flat();
    const returned = tariff && returnFee(tariff, fee);
    expect([returned?.amountMinor, returned?.taxMinor]).toEqual([amount, tax]);
  },
);

const returningTariff = fc.record({
  scope: fc.constant({}),
  baseMinor: fc.nat(20_000),
  bands: fc.constant<Tariff['bands']>([]),
  minimumMinor: fc.constant(0),
  surcharges: fc.constant<Tariff['surcharges']>([]),
  rounding: fc.record({
    stepMinor: fc.constantFrom(1, 5, 25, 100),
    direction: fc.constantFrom('nearest' as const, 'up' as const),
  }),
  tax: fc.option(fc.record({ percent: fc.nat(3000), isIncluded: fc.boolean() })),
  cashMinor: fc.constant(0),
  returnPrice: fc.oneof(
    fc.nat(20_000).map((amountMinor) => ({ per: 'order' as const, amountMinor })),
    fc.nat(10_000).map((percent) => ({ per: 'percent' as const, percent })),
  ),
});

it('prices a return in whole steps, with its tax inside, and changes no fee', () => {
  fc.assert(
    fc.property(returningTariff, fc.nat(100_000), fc.nat(5000), (tariff, feeMinor, more) => {
      const { returnPrice: price, rounding, tax, ...rest } = tariff;
      const returned = returnFee(tariff, feeMinor);
      const amount = returned?.amountMinor ?? Number.NaN;
      expect(amount % rounding.stepMinor).toBe(0);
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(returned?.taxPercent).toBe(tax?.percent ?? null);
      expect(tax ? (returned?.taxMinor ?? -1) >= 0 && (returned?.taxMinor ?? 0) <= amount : true).toBe(true);
      const dearer = returnFee(tariff, feeMinor + more)?.amountMinor ?? Number.NaN;
      if (price.per === 'order') expect(dearer).toBe(amount);
      else expect(dearer).toBeGreaterThanOrEqual(amount);
      if (price.per === 'percent') expect(amount).toBeLessThan(feeMinor + rounding.stepMinor);
      const trip = { ...NOON, metres: feeMinor };
      expect(tariffFee({ ...rest, rounding, tax }, trip)).toEqual(tariffFee(tariff, trip));
      expect(returnFee({ ...rest, rounding, tax }, feeMinor)).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

it('is read again from its own export as the same tariff', async () => {
  for (const [lines] of [...WORKED_FEES, ...WORKED_RETURNS]) {
    const read = await readLines(lines.split('; '));
    expect(await readLines(tariffsCsv(read).trimEnd().split('\n').slice(1))).toEqual(read);
  }
});

it.each([
  [
    ['TW,,,base,,,,,12.345,,,,,'],
    'prices.csv, line 2, amount "12.345": TWD has no decimals; write a whole amount such as 12',
  ],
  [
    ['KW,,,base,,,,,0.1234,,,,,'],
    'line 2, amount "0.1234": write an amount of KWD with a point and at most 3 decimals',
  ],
  [['DE,,,base,,,,,"3,500",,,,,'], 'line 2, amount "3,500": write an amount of EUR with a point'],
  [['XX,,,base,,,,,3,,,,,'], 'line 2, country "XX": no such country'],
  [['TW,,,basis,,,,,3,,,,,'], 'line 2, part "basis": write one of base, distance'],
  [['TW,,,minimum,,,,,3,,,,,'], 'line 2: the tariff has no line "base"'],
  [['TW,,,base,,,,,3,,,,,', 'TW,,,base,,,,,4,,,,,'], 'line 3, part "base": the tariff has this part twice'],
  [['TW,,,base,,,,,3,,rain,,,'], 'line 2, when "rain": a line "base" does not use this column'],
  [['TW,Taipei,v1001,base,,,,,3,,,,,'], 'line 2, city "Taipei": name a city or a vendor, not both'],
  [
    ['TW,,,base,,,,,3,,,,,', 'TW,,,distance,,0,3,km,9,,,,,', 'TW,,,distance,,4,,km,9,,,,,'],
    'line 4, from_km "4": no band covers 3 to 4 km',
  ],
  [
    ['TW,,,base,,,,,3,,,,,', 'TW,,,distance,,0,3,km,9,,,,,', 'TW,,,distance,,2,,km,9,,,,,'],
    'line 4, from_km "2": the band overlaps the one before it',
  ],
  [['TW,,,base,,,,,3,,,,,', 'TW,,,distance,,0,3,km,9,,,,,'], 'line 3, to_km "3": no band covers longer ways'],
  [
    ['TW,,,base,,,,,3,,,,,', 'TW,,,distance,,3,3,km,9,,,,,'],
    'line 3, to_km "3": the band ends before it begins',
  ],
  [
    ['TW,,,base,,,,,3,,,,,', 'TW,,,distance,,0,3,km,9,,,,,', 'TW,,,distance,,3,,band,9,,,,,'],
    'use either km or band for all bands',
  ],
  [
    ['TW,,,base,,,,,3,,,,,', 'TW,,,surcharge,Night,,,,5,,,,25:00-26:00,'],
    'line 3, hours "25:00-26:00": write two different times',
  ],
  [
    ['TW,,,base,,,,,3,,,,,', 'TW,,,surcharge,Night,,,,5,10,,,,'],
    'line 3, amount "5": give an amount or a percentage',
  ],
  [['TW,,,base,,,,,3,,,,,', 'TW,,,surcharge,,,,,5,,,,,'], 'line 3, name "": name the surcharge'],
  [
    ['TW,,,base,,,,,3,,,,,', 'TW,,,surcharge,Weekend,,,,5,,,satt,,'],
    'line 3, days "satt": write days such as mon-fri',
  ],
  [['TW,,,base,,,,,3,,,,,', 'TW,,,tax,,,,,,119,,,,added'], 'line 3, percent "119": at most 100'],
  [['TW,,,base,,,,,3,,,,,', 'TW,,,rounding,,,,,0,,,,,'], 'line 3, amount "0": fees cannot be rounded to 0'],
  [['TW,,,base,,,,,3,,,,,', 'TW,,,return,,,,,,,,,,'], 'line 3, amount "": give an amount or a percentage'],
  [
    ['TW,,,base,,,,,3,,,,,', 'TW,,,return,,,,,40,50,,,,'],
    'line 3, amount "40": give an amount or a percentage',
  ],
  [
    ['TW,,,base,,,,,3,,,,,', 'TW,,,return,,,,,40.5,,,,,'],
    'line 3, amount "40.5": TWD has no decimals; write a whole amount such as 12',
  ],
  [
    ['KW,,,base,,,,,3,,,,,', 'KW,,,return,,,,,0.4005,,,,,'],
    'line 3, amount "0.4005": write an amount of KWD with a point and at most 3 decimals',
  ],
  [['TW,,,base,,,,,3,,,,,', 'TW,,,return,,,,,-5,,,,,'], 'line 3, amount "-5": TWD has no decimals'],
  [['TW,,,base,,,,,3,,,,,', 'TW,,,return,,,,,,101,,,,'], 'line 3, percent "101": at most 100'],
  [
    ['TW,,,base,,,,,3,,,,,', 'TW,,,return,,,,,,half,,,,'],
    'line 3, percent "half": write a percentage such as 19 or 7.25',
  ],
  [
    ['TW,,,base,,,,,3,,,,,', 'TW,,,return,,,,,40,,,,,', 'TW,,,return,,,,,,50,,,,'],
    'line 4, part "return": the tariff has this part twice',
  ],
  [
    ['TW,,,base,,,,,3,,,,,', 'TW,,,return,,,,,40,,rain,,,'],
    'line 3, when "rain": a line "return" does not use this column; leave it empty',
  ],
  [['TW,,,return,,,,,40,,,,,'], 'line 2: the tariff has no line "base"'],
  [
    ['TW,,,base,,,,,3,,,,,,scooter'],
    'line 2, vehicle "scooter": an order does not say which vehicle carries it',
  ],
  [[], 'prices.csv: it has no line below the heading'],
])('%j is refused with a sentence that names line, value and the way to fix it', async (lines, sentence) => {
  expect((await findProblems(lines)).join('\n')).toContain(sentence);
});
