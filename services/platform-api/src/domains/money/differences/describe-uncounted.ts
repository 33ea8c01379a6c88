import { writeAmount } from '../../../platform/money';
import type { UncountedReport } from './list-differences';

const HEADINGS = [
  'received at',
  'order',
  'shop',
  'fleet',
  'rider',
  'status',
  'currency',
  'reported',
  'amount that counts',
  'reason',
];

/** A line with tabs for each report below a title; empty without reports. */
export function describeUncounted(reports: readonly UncountedReport[]): string {
  if (reports.length === 0) return '';
  return [
    'Reports of cash that changed no order, because they were late or the order was cancelled or returned:',
    HEADINGS.join('\t'),
    ...reports.map(describeReport),
  ].join('\n');
}

function describeReport(report: UncountedReport): string {
  const { country, cash_collected_minor: countedMinor } = report;
  const amount = (minor: number) => writeAmount(minor, country);
  return [
    new Date(report.received_at * 1000).toISOString(),
    report.order_id,
    report.vendor_id,
    report.fleet_id,
    report.rider_id ?? '',
    report.status,
    report.currency,
    amount(report.amount_minor),
    countedMinor === null ? '' : amount(countedMinor),
    report.reason ?? '',
  ].join('\t');
}
