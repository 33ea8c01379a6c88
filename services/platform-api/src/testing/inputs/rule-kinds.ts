import { paymentMethodFile } from '../../domains/prices/payment-methods/payment-method-file';
import { prohibitedFile } from '../../domains/prices/prohibited-items/prohibited-file';
import { conditionFile } from '../../domains/prices/pricing/tariffs/condition-file';
import { tariffFile } from '../../domains/prices/pricing/tariffs/tariff-file';
import { sellerFile } from '../../domains/prices/sellers/seller-file';
import { hoursFile } from '../../domains/prices/service-hours/hours-file';
import { limitFile } from '../../domains/prices/order-limits/limit-file';
import { voucherFile } from '../../domains/prices/vouchers/voucher-file';

type Cells = readonly (readonly string[])[];

/** A usual file of every kind that is written in a spreadsheet: reader, and lines of cells. */
export const RULE_KINDS = {
  tariffs: {
    form: tariffFile,
    cells: [
      ['country', 'part', 'name', 'from_km', 'to_km', 'per', 'amount', 'percent', 'hours', 'mode'],
      ['DE', 'base', '', '', '', '', '3.50', '', '', ''],
      ['DE', 'distance', '', '0', '3', 'km', '0.615', '', '', ''],
      ['DE', 'distance', '', '3', '', 'km', '0.5', '', '', ''],
      ['DE', 'surcharge', 'Nacht', '', '', '', '', '25', '22:00-06:00', ''],
      ['DE', 'tax', '', '', '', '', '', '19', '', 'included'],
    ],
  },
  conditions: {
    form: conditionFile,
    cells: [
      ['country', 'rain', 'demand'],
      ['TW', 'yes', 'no'],
    ],
  },
  hours: {
    form: hoursFile,
    cells: [
      ['country', 'days', 'date', 'hours'],
      ['KW', 'sun-thu', '', '09:00-13:30'],
      ['KW', 'fri, sat', '', '13:00-01:00'],
      ['KW', '', '2026-12-02', 'closed'],
    ],
  },
  limits: {
    form: limitFile,
    cells: [
      ['country', 'vendor', 'limit', 'value'],
      ['SG', '', 'distance_km', '12.5'],
      ['SG', 's1', 'item_value', '300'],
    ],
  },
  prohibited: {
    form: prohibitedFile,
    cells: [
      ['country', 'language', 'item', 'words'],
      ['SG', 'en', 'Alcohol', 'beer | red wine; dry | "old" whisky'],
      ['SG', 'zh_Hans_SG', '酒类', '啤酒 | 红酒'],
    ],
  },
  vouchers: {
    form: voucherFile,
    cells: [
      ['country', 'code', 'type', 'value', 'from', 'until', 'limit'],
      ['SG', 'TOTAL', 'fee', '5', '', '2026-12-31', ''],
      ['SG', 'GRÜN', 'percentage', '12.5', '2026-12-01 08:00', '2026-12-31', '100'],
    ],
  },
  'payment-methods': {
    form: paymentMethodFile,
    cells: [
      ['country', 'vendor', 'method', 'offered'],
      ['TW', '', 'card', 'yes'],
      ['TW', 'v1001', 'cash', 'no'],
    ],
  },
  sellers: {
    form: sellerFile,
    cells: [
      ['country', 'name', 'address', 'tax_number', 'prefix', 'footer'],
      ['TW', 'Courier Taiwan', '1 Main Rd | 100 Taipei', '12345678', 'TW', ''],
      ['SG', '=Courier; "Ltd."', '1 Raffles Place', '', 'SG', 'Thank you'],
    ],
  },
} as const satisfies Record<string, { form: unknown; cells: Cells }>;

export type SheetKind = keyof typeof RULE_KINDS;
export const SHEET_KINDS = Object.keys(RULE_KINDS) as SheetKind[];

/** The rules of a file, as a file. */
export async function readAsRules(kind: SheetKind, file: string): Promise<string> {
  const { form } = RULE_KINDS[kind] as { form: typeof tariffFile };
  return form.write((await form.read(file, undefined)).byCountry);
}
