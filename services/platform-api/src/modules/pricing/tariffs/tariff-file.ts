import { countryConfig } from '@courier/config';
import type { RuleFileKind } from '../../operator-rules/rule-file-kind';
import { describeScope } from '../../operator-rules/scope';
import { writeDecimal } from '../../operator-rules/number-cells';
import { readTariffs } from './read-tariffs';
import type { Tariff } from './tariff';
import { tariffFee } from './tariff-fee';
import { tariffsCsv } from './write-tariffs';

const SAMPLE_METRES = [500, 1000, 1500, 2000, 3000, 4000, 5000, 7000, 10_000, 15_000];
/** A Wednesday at noon, in dry weather, paid in advance. */
const SAMPLE = { day: 3, minutes: 720, rain: false, demand: false, isCash: false };

export const tariffFile: RuleFileKind<'tariffs'> = {
  kind: 'tariffs',
  read: readTariffs,
  write: tariffsCsv,
  effect(country, before, after) {
    return after.flatMap((tariff) => {
      const former = before?.find(({ scope }) => describeScope(scope) === describeScope(tariff.scope));
      return [
        `Sample fees for ${describeScope(tariff.scope)} (${countryConfig(country).isoCurrency}, Wednesday noon):`,
        ...SAMPLE_METRES.map((metres) => `  ${sampleLine(country, metres, former, tariff)}`),
      ];
    });
  },
};

function sampleLine(country: string, metres: number, before: Tariff | undefined, after: Tariff): string {
  const { decimals } = countryConfig(country);
  const fee = (tariff: Tariff) => writeDecimal(tariffFee(tariff, { ...SAMPLE, metres }).feeMinor, decimals);
  return `${metres / 1000} km: ${before ? fee(before) : 'no tariff'} -> ${fee(after)}`;
}
