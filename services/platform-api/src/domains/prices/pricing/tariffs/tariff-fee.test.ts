import type { CountryCode } from '@courier/config';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RuleFileError } from '../../operator-rules/rule-file';
import { readTariffs } from './read-tariffs';
import type { Tariff } from '../../rule-shapes/tariff';
import { TARIFF_COLUMNS } from './tariff-columns';
import { tariffFee } from './tariff-fee';
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
      if (!(error instanceof RuleFileError)) throw error;
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

it('is read again from its own export as the same tariff', async () => {
  for (const [lines] of WORKED_FEES) {
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
  [
    ['TW,,,base,,,,,3,,,,,,scooter'],
    'line 2, vehicle "scooter": an order does not say which vehicle carries it',
  ],
  [[], 'prices.csv: it has no line below the heading'],
])('%j is refused with a sentence that names line, value and the way to fix it', async (lines, sentence) => {
  expect((await findProblems(lines)).join('\n')).toContain(sentence);
});
