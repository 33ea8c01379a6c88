import { countryConfig, type CountryCode } from '@courier/config';
import { writeDecimal, writeRate } from '../../operator-rules/number-cells';
import { listSampleFees, listSampleMoments, SAMPLE_METRES, sampleFeeMinor } from './sample-fees';
import { PERCENT_PARTS, RATE_PARTS, type Band, type Tariff } from '../../rule-shapes/tariff';
import { tariffFee } from './tariff-fee';

/** A minimum and a return up to here are usual: they are meant to be above the base. */
const USUAL_RATIO = 3;

/** What of a tariff looks like a slip of size, one sentence each. */
export const listTariffSlips = (country: CountryCode, tariff: Tariff): string[] => [
  ...listZeroFees(tariff),
  ...listLargeParts(country, tariff),
  ...listSmallPercentages(tariff),
  ...listFallingFees(country, tariff),
];

function listZeroFees(tariff: Tariff): string[] {
  const free = listSampleFees(tariff, listSampleMoments([tariff])).filter(({ feeMinor }) => feeMinor === 0);
  const [first] = free;
  if (!first) return [];
  return [`the fee is 0 in ${free.length} samples, such as ${first.metres / 1000} km, ${first.moment.label}`];
}

interface Part {
  label: string;
  minor: number;
  text: string;
}

/** One sentence for all parts, because a slip of the base makes every other part larger than it. */
function listLargeParts(country: CountryCode, tariff: Tariff): string[] {
  const { decimals } = countryConfig(country);
  const money = (minor: number) => writeDecimal(minor, decimals);
  const basis = tariff.baseMinor || shortestFee(tariff);
  if (basis === 0) return [];
  const part = (label: string, minor: number): Part => ({ label, minor, text: money(minor) });
  const fixed = tariff.surcharges.flatMap(({ name, price }) =>
    price.per === 'order' ? [part(`surcharge "${name}"`, price.amountMinor)] : [],
  );
  const parts = [
    ...tariff.bands.flatMap((band) => bandPart(band, country)),
    ...fixed,
    part('cash', tariff.cashMinor),
    ...(tariff.rounding.stepMinor > 1 ? [part('rounding', tariff.rounding.stepMinor)] : []),
  ].filter(({ minor }) => minor > basis);
  const above = [
    part('minimum', tariff.minimumMinor),
    ...fixedReturn(tariff).map((minor) => part('return', minor)),
  ];
  parts.push(...above.filter(({ minor }) => minor > USUAL_RATIO * basis));
  if (parts.length === 0) return [];
  const listed = parts.map(({ label, text }) => `${label} ${text}`).join(', ');
  return [`larger than the base ${money(basis)}: ${listed}`];
}

const fixedReturn = ({ returnPrice: price }: Tariff): number[] =>
  price?.per === 'order' ? [price.amountMinor] : [];

const shortestFee = (tariff: Tariff): number =>
  tariffFee(
    { ...tariff, minimumMinor: 0, surcharges: [], tax: null },
    { metres: SAMPLE_METRES[0] ?? 0, day: 3, minutes: 720, rain: false, demand: false, isCash: false },
  ).feeMinor;

/** Fixed prices of bands are no parts: they grow with the way. */
function bandPart({ fromMetres, price }: Band, country: CountryCode): Part[] {
  if (price.per === 'band') return [];
  const text = `${writeRate(price.rate, country)} per km`;
  return [{ label: `distance from ${fromMetres / 1000} km`, minor: price.rate / RATE_PARTS, text }];
}

/** `0.09` is what a spreadsheet stores for 9 %. */
function listSmallPercentages({ tax, surcharges, returnPrice }: Tariff): string[] {
  const isSmall = (percent: number) => percent > 0 && percent < PERCENT_PARTS;
  const named = surcharges.flatMap(({ name, price }) =>
    price.per === 'percent' && isSmall(price.percent)
      ? [`surcharge "${name}" ${write(price.percent)} %`]
      : [],
  );
  const ofReturn = returnPrice?.per === 'percent' ? [returnPrice.percent] : [];
  return [
    ...(tax && isSmall(tax.percent) ? [`tax ${write(tax.percent)} %`] : []),
    ...named,
    ...ofReturn.filter(isSmall).map((percent) => `return ${write(percent)} %`),
  ].map((part) => `below one per cent: ${part}`);
}

const write = (percent: number) => writeDecimal(percent, 2);

function listFallingFees(country: CountryCode, tariff: Tariff): string[] {
  const [noon] = listSampleMoments([]);
  if (!noon) return [];
  const { decimals } = countryConfig(country);
  const fees = SAMPLE_METRES.map((metres) => sampleFeeMinor(tariff, metres, noon));
  const at = fees.findIndex((fee, index) => index > 0 && fee < (fees[index - 1] ?? 0));
  if (at < 1) return [];
  const text = (index: number) =>
    `${(SAMPLE_METRES[index] ?? 0) / 1000} km ${writeDecimal(fees[index] ?? 0, decimals)}`;
  return [`a longer way costs less: ${text(at - 1)}, ${text(at)}`];
}
