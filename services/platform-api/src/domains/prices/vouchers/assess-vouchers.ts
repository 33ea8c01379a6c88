import { countryConfig, type CountryCode } from '@courier/config';
import { localDate } from '@courier/config/time';
import type { Db } from '../../../platform/db/database';
import { writeDecimal } from '../operator-rules/number-cells';
import { rulesInForce } from '../operator-rules/rule-changes';
import type { Assessment, RuleTransition } from '../operator-rules/rule-file-kind';
import { listSampleFees, listSampleMoments } from '../pricing/tariffs/sample-fees';
import type { VoucherRule } from '../rule-shapes/voucher-rules';

/** @returns a warning for each voucher that is new or changed and can hardly be meant */
export async function assessVouchers(
  db: Db,
  { country, before, after, nowSeconds }: RuleTransition<'vouchers'>,
): Promise<Assessment> {
  const tariffs = (await rulesInForce(db, 'tariffs', country, nowSeconds)) ?? [];
  const moments = listSampleMoments(tariffs);
  const fees = tariffs.flatMap((tariff) => listSampleFees(tariff, moments));
  const dearestMinor = fees.length === 0 ? null : Math.max(...fees.map(({ feeMinor }) => feeMinor));
  const warnings = after.flatMap((voucher) => {
    const former = before?.find(({ code }) => code === voucher.code);
    const known = former ? listSlips(country, former, { dearestMinor, nowSeconds }) : [];
    const slips = listSlips(country, voucher, { dearestMinor, nowSeconds });
    return slips
      .filter((slip) => !known.includes(slip))
      .map(
        (slip) => `${voucher.code}: ${slip}${former ? ` (before: ${describeValue(country, former)})` : ''}`,
      );
  });
  return { effect: [], warnings };
}

function listSlips(
  country: CountryCode,
  voucher: VoucherRule,
  { dearestMinor, nowSeconds }: { dearestMinor: number | null; nowSeconds: number },
): string[] {
  const { value, validUntil } = voucher;
  const { timezone } = countryConfig(country);
  const isFree =
    value.type === 'percentage'
      ? value.percentage === 100
      : value.type === 'deliveryFee' && value.amountMinor === 0;
  const isUseless = value.type === 'amount' && value.amountMinor === 0;
  const isAbove = value.type !== 'percentage' && dearestMinor !== null && value.amountMinor > dearestMinor;
  return [
    ...(validUntil < nowSeconds ? [`it ended on ${localDate(validUntil, timezone)}`] : []),
    ...(isFree ? [`${describeValue(country, voucher)} makes every delivery free`] : []),
    ...(isUseless ? ['it reduces nothing'] : []),
    ...(isAbove
      ? [`${describeValue(country, voucher)} is above the dearest sample fee ${write(country, dearestMinor)}`]
      : []),
  ];
}

const write = (country: CountryCode, minor: number) => writeDecimal(minor, countryConfig(country).decimals);

function describeValue(country: CountryCode, { value }: VoucherRule): string {
  if (value.type === 'percentage') return `${value.percentage} %`;
  return `${value.type === 'amount' ? 'amount' : 'fee'} ${write(country, value.amountMinor)}`;
}
