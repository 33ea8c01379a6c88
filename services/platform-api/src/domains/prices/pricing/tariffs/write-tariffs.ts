import { scopeCells } from '../../operator-rules/scope-cells';
import { countryConfig, type CountryCode } from '@courier/config';
import { writeDecimal, writeRate } from '../../operator-rules/number-cells';
import { writeDays, writeHours } from '../../operator-rules/read-cells';
import { ruleCsv } from '../../operator-rules/rule-file';
import type { Band, PartPrice, Surcharge, Tariff } from '../../rule-shapes/tariff';
import { TARIFF_COLUMNS } from './tariff-columns';

type Row = Readonly<Record<string, string>>;

/** The file from which `readTariffs` reads the same tariffs. */
export const tariffsCsv = (byCountry: ReadonlyMap<CountryCode, readonly Tariff[]>): string =>
  ruleCsv(
    TARIFF_COLUMNS,
    [...byCountry].flatMap(([country, tariffs]) => tariffs.flatMap((tariff) => tariffRows(country, tariff))),
  );

function tariffRows(country: CountryCode, tariff: Tariff): Row[] {
  const { decimals } = countryConfig(country);
  const money = (minor: number) => writeDecimal(minor, decimals);
  const { tax, rounding } = tariff;
  const lines: Row[] = [
    { part: 'base', amount: money(tariff.baseMinor) },
    ...tariff.bands.map((band) => bandRow(band, country)),
    ...(tariff.minimumMinor > 0 ? [{ part: 'minimum', amount: money(tariff.minimumMinor) }] : []),
    ...tariff.surcharges.map((surcharge) => surchargeRow(surcharge, decimals)),
    ...(tariff.cashMinor > 0 ? [{ part: 'cash', amount: money(tariff.cashMinor) }] : []),
    ...(tax
      ? [{ part: 'tax', percent: writeDecimal(tax.percent, 2), mode: tax.isIncluded ? 'included' : 'added' }]
      : []),
    ...(rounding.stepMinor > 1 || rounding.direction === 'up'
      ? [{ part: 'rounding', amount: money(rounding.stepMinor), mode: rounding.direction }]
      : []),
    ...(tariff.returnPrice ? [{ part: 'return', ...priceCells(tariff.returnPrice, decimals) }] : []),
  ];
  return lines.map((line) => ({ ...scopeCells(country, tariff.scope), ...line }));
}

function bandRow({ fromMetres, toMetres, price }: Band, country: CountryCode): Row {
  const { decimals } = countryConfig(country);
  return {
    part: 'distance',
    from_km: writeDecimal(fromMetres, 3),
    to_km: toMetres === null ? '' : writeDecimal(toMetres, 3),
    per: price.per,
    amount: price.per === 'km' ? writeRate(price.rate, country) : writeDecimal(price.amountMinor, decimals),
  };
}

function surchargeRow({ name, price, when }: Surcharge, decimals: number): Row {
  return {
    part: 'surcharge',
    name,
    ...priceCells(price, decimals),
    when: when.condition ?? '',
    days: writeDays(when.days),
    hours: writeHours(when.hours),
  };
}

const priceCells = (price: PartPrice, decimals: number): Row =>
  price.per === 'order'
    ? { amount: writeDecimal(price.amountMinor, decimals) }
    : { percent: writeDecimal(price.percent, 2) };
