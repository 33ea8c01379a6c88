import { countryConfig, type CountryCode } from '@courier/config';
import { writeDecimal } from '../operator-rules/number-cells';
import { pairScopes, type ScopePair } from '../operator-rules/pair-scopes';
import type { Assessment, RuleTransition } from '../operator-rules/rule-file-kind';
import { describeScope } from '../rule-shapes/scope';
import type { LimitRule } from '../rule-shapes/limit-rules';

const LARGEST_CHANGE = 3;
const SHORT_METRES = 1000;
const FAR_METRES = 100_000;

export function assessLimits({
  country,
  before,
  after,
}: Pick<RuleTransition<'limits'>, 'country' | 'before' | 'after'>): Assessment {
  const warnings = pairScopes(before ?? [], after).flatMap((pair) =>
    [...listDistanceSlips(pair), ...listValueSlips(country, pair), ...listCashSlips(country, pair)].map(
      (text) => `${describeScope(pair.scope)}: ${text}`,
    ),
  );
  return { effect: [], warnings };
}

function listDistanceSlips({ before, after }: ScopePair<LimitRule>): string[] {
  const [former, next] = [before?.distanceMetres, after?.distanceMetres];
  if (next === undefined || next === former) return [];
  const text = `distance_km ${former === undefined ? 'no limit' : former / 1000} -> ${next / 1000}`;
  const isUnusual = next < SHORT_METRES || next > FAR_METRES;
  return isUnusual || (former !== undefined && isFar(former, next)) ? [text] : [];
}

function listValueSlips(country: CountryCode, { before, after }: ScopePair<LimitRule>): string[] {
  const [former, next] = [before?.itemValueMinor, after?.itemValueMinor];
  if (next === undefined || next === former) return [];
  const write = (minor: number) => writeDecimal(minor, countryConfig(country).decimals);
  const text = `item_value ${former === undefined ? 'no limit' : write(former)} -> ${write(next)}`;
  if (next === 0) return [`${text}, so that every order with a value needs a confirmation`];
  return former !== undefined && isFar(former, next) ? [text] : [];
}

function listCashSlips(country: CountryCode, { before, after }: ScopePair<LimitRule>): string[] {
  const [former, next] = [before?.riderCashMinor, after?.riderCashMinor];
  if (next === undefined || next === former) return [];
  const write = (minor: number) => writeDecimal(minor, countryConfig(country).decimals);
  const text = `rider_cash ${former === undefined ? 'no limit' : write(former)} -> ${write(next)}`;
  if (next === 0) return [`${text}, so that each rider gets one order with cash before handing it in`];
  return former !== undefined && isFar(former, next) ? [text] : [];
}

const isFar = (one: number, other: number) => Math.max(one, other) > LARGEST_CHANGE * Math.min(one, other);
