import { countryConfig, type CountryCode } from '@courier/config';
import { isDeepStrictEqual } from 'node:util';
import { pairScopes, type ScopePair } from '../../operator-rules/pair-scopes';
import type { Assessment, RuleTransition } from '../../operator-rules/rule-file-kind';
import { describeScope } from '../../rule-shapes/scope';
import { writeDecimal } from '../../operator-rules/number-cells';
import {
  listSampleMoments,
  SAMPLE_METRES,
  sampleFeeMinor,
  sampleReturnMinor,
  type SampleMoment,
} from './sample-fees';
import type { Tariff } from '../../rule-shapes/tariff';
import { listTariffSlips } from './tariff-slips';

/** Conditions beyond Wednesday noon are shown at fewer distances. */
const SHORT_METRES = [1000, 3000, 7000];
/** A larger change of a sample fee is a warning. */
export const LARGEST_CHANGE = 3;

export function assessTariffs({
  country,
  before,
  after,
}: Pick<RuleTransition<'tariffs'>, 'country' | 'before' | 'after'>): Assessment {
  const pairs = pairScopes(before ?? [], after);
  return {
    effect: pairs.flatMap((pair) => listSamples(country, pair)),
    warnings: pairs.flatMap((pair) => listWarnings(country, pair, after)),
  };
}

function listSamples(country: CountryCode, pair: ScopePair<Tariff>): string[] {
  const { isoCurrency } = countryConfig(country);
  const title = `Sample fees for ${describeScope(pair.scope)}${pair.isLeftOut ? ', which the file leaves out' : ''}`;
  const fees = listMoments(pair).flatMap((moment, index) => [
    `${title} (${isoCurrency}, ${moment.label}):`,
    ...(index === 0 ? SAMPLE_METRES : SHORT_METRES).map(
      (metres) => `  ${sampleLine(country, pair, metres, moment)}`,
    ),
  ]);
  if (![pair.before, pair.after].some((tariff) => tariff?.returnPrice)) return fees;
  const returns = SHORT_METRES.map((metres) => `  ${returnLine(country, pair, metres)}`);
  return [...fees, `${title} (${isoCurrency}, returns):`, ...returns];
}

const listMoments = ({ before, after }: ScopePair<Tariff>) =>
  listSampleMoments([before, after].filter((tariff) => tariff !== undefined));

function sampleLine(
  country: CountryCode,
  { before, after }: ScopePair<Tariff>,
  metres: number,
  moment: SampleMoment,
): string {
  const { decimals } = countryConfig(country);
  const fee = (tariff: Tariff | undefined) =>
    tariff ? writeDecimal(sampleFeeMinor(tariff, metres, moment), decimals) : 'no tariff';
  return `${metres / 1000} km: ${fee(before)} -> ${fee(after)}`;
}

function returnLine(country: CountryCode, { before, after }: ScopePair<Tariff>, metres: number): string {
  const price = (tariff: Tariff | undefined) => {
    const minor = tariff ? sampleReturnMinor(tariff, metres) : null;
    return minor === null ? 'no price' : writeDecimal(minor, countryConfig(country).decimals);
  };
  return `${metres / 1000} km: ${price(before)} -> ${price(after)}`;
}

function listWarnings(country: CountryCode, pair: ScopePair<Tariff>, all: readonly Tariff[]): string[] {
  const { scope, before, after } = pair;
  const place = describeScope(scope);
  if (!after) return [`${place}: the file has no tariff that holds here, so that no order has a price`];
  const known = before ? listTariffSlips(country, before) : [];
  const slips = listTariffSlips(country, after).filter((slip) => !known.includes(slip));
  // A new tariff is compared with the one of the country.
  const reference =
    before ?? all.find((other) => other !== after && describeScope(other.scope) === describeScope({}));
  const change = reference && largestChange(country, { ...pair, before: reference });
  const comparison = before ? '' : ' from the tariff of the country';
  return [
    ...(change && change.ratio > LARGEST_CHANGE
      ? [`${place}: a sample fee differs by more than three times${comparison}: ${change.sample}`]
      : []),
    ...listReturnJumps(country, pair).map((jump) => `${place}: ${jump}`),
    ...slips.map((slip) => `${place}: ${slip}`),
  ];
}

/** The first sample whose return changes by more than three times, unless only the fee changes; a new price is none. */
function listReturnJumps(country: CountryCode, pair: ScopePair<Tariff>): string[] {
  if (isDeepStrictEqual(pair.before?.returnPrice, pair.after?.returnPrice)) return [];
  const metres = SAMPLE_METRES.find((sample) => {
    const [former, next] = [pair.before, pair.after].map(
      (tariff) => tariff && sampleReturnMinor(tariff, sample),
    );
    return (
      typeof former === 'number' && typeof next === 'number' && changeRatio(former, next) > LARGEST_CHANGE
    );
  });
  if (metres === undefined) return [];
  const sample = `${returnLine(country, pair, metres)} (${countryConfig(country).isoCurrency})`;
  return [`a return differs by more than three times: ${sample}`];
}

interface LargestChange {
  ratio: number;
  sample: string;
}

/** The sample of two sets of tariffs whose fee changes most; undefined where none changes. */
export function findLargestChange(
  country: CountryCode,
  before: readonly Tariff[],
  after: readonly Tariff[],
): LargestChange | undefined {
  const changes = pairScopes(before, after).flatMap((pair) => {
    const change = largestChange(country, pair);
    return change ? [{ ...change, sample: `${describeScope(pair.scope)}, ${change.sample}` }] : [];
  });
  return changes.reduce<LargestChange | undefined>(
    (most, change) => (most && most.ratio >= change.ratio ? most : change),
    undefined,
  );
}

function largestChange(country: CountryCode, pair: ScopePair<Tariff>): LargestChange | undefined {
  const { before, after } = pair;
  if (!before || !after) return undefined;
  const samples = listMoments(pair).flatMap((moment) =>
    SAMPLE_METRES.map((metres) => {
      const [former, next] = [before, after].map((tariff) => sampleFeeMinor(tariff, metres, moment));
      return { moment, metres, ratio: changeRatio(former ?? 0, next ?? 0) };
    }),
  );
  const { moment, metres, ratio } = samples.reduce((most, sample) =>
    sample.ratio > most.ratio ? sample : most,
  );
  if (ratio === 1) return undefined;
  const sample = `${sampleLine(country, pair, metres, moment)} (${countryConfig(country).isoCurrency}, ${moment.label})`;
  return { ratio, sample };
}

/** At least 1; infinite when one of two fees is 0. */
const changeRatio = (one: number, other: number): number =>
  one === other ? 1 : Math.max(one, other) / Math.min(one, other);
