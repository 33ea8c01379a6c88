import type { CountryCode } from '@courier/config';
import { groupByScope, readScope } from '../../operator-rules/scope-cells';
import type { PlaceScope } from '../../rule-shapes/scope';
import { readAmount, readDecimal, readRate, readPercentage } from '../../operator-rules/number-cells';
import {
  CellError,
  readChoice,
  readCountry,
  readDays,
  readEach,
  readHours,
} from '../../operator-rules/read-cells';
import { placeOfRow, type FileRules } from '../../operator-rules/rule-file-kind';
import { OperatorFileError, type FileProblem } from '../../../../platform/operator-files/file-error';
import type { FileRow } from '../../operator-rules/rule-file';
import { readRuleRows } from '../../operator-rules/rule-rows';
import type { Band, PartPrice, Surcharge, Tariff } from '../../rule-shapes/tariff';
import {
  PART_COLUMNS,
  TARIFF_COLUMNS,
  TARIFF_PARTS,
  VEHICLE_COLUMN,
  type TariffPart,
} from './tariff-columns';

interface Line {
  row: FileRow;
  country: CountryCode;
  part: TariffPart;
  scope: PlaceScope;
}

/**
 * The tariffs of a file by country.
 * @throws OperatorFileError that names every line that cannot be used
 */
export async function readTariffs(file: string): Promise<FileRules<'tariffs'>> {
  const rows = await readRuleRows(file, {
    columns: [...TARIFF_COLUMNS, VEHICLE_COLUMN],
    required: ['country', 'part'],
  });
  const problems: FileProblem[] = [];
  const lines = readEach(rows, problems, readLine);
  const tariffs = new Map<CountryCode, Tariff[]>();
  for (const group of groupByScope(lines)) {
    const tariff = readTariff(group, problems);
    const country = group[0]?.country;
    if (tariff && country) tariffs.set(country, [...(tariffs.get(country) ?? []), tariff]);
  }
  if (rows.length === 0) problems.push({ problem: 'it has no line below the heading' });
  if (problems.length > 0)
    throw new OperatorFileError(
      file,
      problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    );
  return { byCountry: tariffs, places: lines.map(({ row, country }) => placeOfRow(row, country)) };
}

function readLine(row: FileRow): Line {
  const country = readCountry(row);
  const part = readChoice(row, 'part', TARIFF_PARTS);
  const { cells } = row;
  const scope = readScope(row);
  const vehicle = cells[VEHICLE_COLUMN];
  if (vehicle)
    throw new CellError(
      VEHICLE_COLUMN,
      vehicle,
      'an order does not say which vehicle carries it, so no price can follow it; leave the column empty',
    );
  const used = ['country', 'city', 'vendor', 'part', ...PART_COLUMNS[part]];
  for (const column of TARIFF_COLUMNS)
    if (cells[column] && !used.includes(column))
      throw new CellError(column, cells[column], `a line "${part}" does not use this column; leave it empty`);
  return { row, country, part, scope };
}

function readTariff(lines: readonly Line[], problems: FileProblem[]): Tariff | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const { country, scope } = first;
  const before = problems.length;
  const findRows = (part: TariffPart) => lines.filter((line) => line.part === part).map(({ row }) => row);
  const single = <T>(part: TariffPart, standard: T, read: (row: FileRow) => T): T => {
    const [row, second] = findRows(part);
    if (second)
      problems.push({
        line: second.line,
        column: 'part',
        value: part,
        problem: 'the tariff has this part twice',
      });
    return (row && readEach([row], problems, read)[0]) ?? standard;
  };
  if (findRows('base').length === 0)
    problems.push({
      line: first.row.line,
      problem: 'the tariff has no line "base"; add one, with amount 0 if nothing is charged',
    });
  const bands = readEach(findRows('distance'), problems, (row) => readBand(row, country));
  checkBands(bands, findRows('distance'), problems);
  const returnPrice = single<PartPrice | null>('return', null, (row) => readPartPrice(row, country));
  const tariff: Tariff = {
    scope,
    baseMinor: single('base', 0, (row) => readAmount(row, 'amount', country)),
    bands: bands.toSorted((a, b) => a.fromMetres - b.fromMetres),
    minimumMinor: single('minimum', 0, (row) => readAmount(row, 'amount', country)),
    surcharges: readEach(findRows('surcharge'), problems, (row) => readSurcharge(row, country)),
    rounding: single('rounding', { stepMinor: 1, direction: 'nearest' }, (row) => readRounding(row, country)),
    tax: single<Tariff['tax']>('tax', null, readTax),
    cashMinor: single('cash', 0, (row) => readAmount(row, 'amount', country)),
    ...(returnPrice ? { returnPrice } : {}),
  };
  return problems.length === before ? tariff : undefined;
}

const CONDITIONS = ['rain', 'demand'] as const;
const KILOMETRES = 'write kilometres such as 3 or 2.5';

function readBand(row: FileRow, country: CountryCode): Band {
  const { cells } = row;
  const fromMetres = cells['from_km'] === '' ? 0 : readDecimal(row, 'from_km', 3, KILOMETRES);
  const toMetres = cells['to_km'] === '' ? null : readDecimal(row, 'to_km', 3, KILOMETRES);
  if (toMetres !== null && toMetres <= fromMetres)
    throw new CellError('to_km', cells['to_km'] ?? '', 'the band ends before it begins');
  const per = cells['per'] === '' ? 'km' : readChoice(row, 'per', ['km', 'band']);
  if (per === 'band')
    return { fromMetres, toMetres, price: { per, amountMinor: readAmount(row, 'amount', country) } };
  return { fromMetres, toMetres, price: { per, rate: readRate(row, 'amount', country) } };
}

/** Every distance has one band: from 0, without gaps or overlaps, the last one open. */
function checkBands(bands: readonly Band[], rows: readonly FileRow[], problems: FileProblem[]): void {
  if (bands.length === 0 || bands.length < rows.length) return;
  const sorted = bands
    .map((band, index) => ({ band, line: rows[index]?.line }))
    .toSorted((a, b) => a.band.fromMetres - b.band.fromMetres);
  if (new Set(bands.map(({ price }) => price.per)).size > 1)
    problems.push({
      line: rows[0]?.line,
      column: 'per',
      problem: 'use either km or band for all bands of a tariff',
    });
  let end: number | null = 0;
  for (const { band, line } of sorted) {
    const from = band.fromMetres / 1000;
    if (end === null || band.fromMetres < end)
      problems.push({
        line,
        column: 'from_km',
        value: String(from),
        problem: 'the band overlaps the one before it',
      });
    else if (band.fromMetres > end)
      problems.push({
        line,
        column: 'from_km',
        value: String(from),
        problem: `no band covers ${end / 1000} to ${from} km`,
      });
    end = band.toMetres;
  }
  if (end !== null)
    problems.push({
      line: sorted.at(-1)?.line,
      column: 'to_km',
      value: String(end / 1000),
      problem: 'no band covers longer ways; leave to_km of the last band empty',
    });
}

function readSurcharge(row: FileRow, country: CountryCode): Surcharge {
  const { cells } = row;
  if (!cells['name'])
    throw new CellError('name', '', 'name the surcharge; shops read the name beside the amount');
  const price = readPartPrice(row, country);
  const days = readDays(row, 'days');
  const hours = readHours(row, 'hours');
  return {
    name: cells['name'],
    price,
    when: {
      ...(cells['when'] ? { condition: readChoice(row, 'when', CONDITIONS) } : {}),
      ...(days ? { days } : {}),
      ...(hours ? { hours } : {}),
    },
  };
}

function readPartPrice(row: FileRow, country: CountryCode): PartPrice {
  const { amount = '', percent = '' } = row.cells;
  if ((amount === '') === (percent === ''))
    throw new CellError('amount', amount, 'give an amount or a percentage');
  return amount === ''
    ? { per: 'percent', percent: readPercent(row) }
    : { per: 'order', amountMinor: readAmount(row, 'amount', country) };
}

function readPercent(row: FileRow): number {
  const percent = readPercentage(row, 'percent', 'write a percentage such as 19 or 7.25');
  if (percent > 10_000) throw new CellError('percent', row.cells['percent'] ?? '', 'at most 100');
  return percent;
}

function readRounding(row: FileRow, country: CountryCode): Tariff['rounding'] {
  const stepMinor = readAmount(row, 'amount', country);
  if (stepMinor === 0)
    throw new CellError('amount', row.cells['amount'] ?? '', 'fees cannot be rounded to 0');
  const direction = row.cells['mode'] === '' ? 'nearest' : readChoice(row, 'mode', ['nearest', 'up']);
  return { stepMinor, direction };
}

const readTax = (row: FileRow): Tariff['tax'] => ({
  percent: readPercent(row),
  isIncluded: readChoice(row, 'mode', ['included', 'added']) === 'included',
});
