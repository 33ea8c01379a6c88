import { plainDigits } from '@courier/api-client/order-rules';
import { LIMITS } from '@courier/config';
import { OUTLET_HEADINGS } from '@courier/sheet-reader';
import { repairPhone } from '../bench/repairs';
import type { SheetTable } from '../bench/sheet-table';

export const OUTLET_TABLE: SheetTable = {
  ...OUTLET_HEADINGS,
  shownColumns: OUTLET_HEADINGS.columns,
  repairs: {
    outlet_phone: repairPhone,
    outlet_id: plainDigits,
    owner_emails: (text) => text.replaceAll('＠', '@').replace(/mailto:/gi, ''),
  },
  title: 'outlet_name',
  place: 'outlet_address',
  rowsAtOnce: LIMITS.outletImportRows,
  readAddress: ({ outlet_address: text }) => text.trim(),
  twinKey: ({ values }) => values.outlet_id.trim().toLocaleLowerCase('en') || null,
};
