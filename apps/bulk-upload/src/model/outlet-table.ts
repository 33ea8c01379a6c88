import { plainDigits } from '@courier/api-client/order-rules';
import { LIMITS } from '@courier/config';
import { OUTLET_COLUMNS } from './columns';
import { HEADING_NAMES } from './heading-names';
import { repairPhone } from './repairs';
import type { SheetTable } from './sheet-table';

const { customer_phone, dropoff_address, unit, building, notes, latitude, longitude } = HEADING_NAMES;

export const OUTLET_TABLE: SheetTable = {
  kind: 'outlets',
  columns: OUTLET_COLUMNS,
  needed: new Set(['outlet_id', 'outlet_name', 'outlet_phone', 'outlet_address']),
  headings: {
    outlet_id: [
      'id',
      'code',
      'collection point id',
      'branch id',
      'shop id',
      'store id',
      'client_vendor_id',
      '代碼',
      '編號',
      '取貨點代碼',
      '取件地點代碼',
      'رمز الفرع',
      'رقم الفرع',
      'المعرف',
      'شاخ کا نمبر',
      'کوڈ',
      'kennung',
      'filialnummer',
    ],
    outlet_name: [
      'label',
      'name',
      'collection point',
      'branch',
      'shop',
      'store',
      'outlet',
      '名稱',
      '取貨點',
      '取件地點',
      '分店',
      'الاسم',
      'الفرع',
      'اسم الفرع',
      'نام',
      'شاخ',
      'filiale',
    ],
    outlet_phone: customer_phone,
    outlet_address: ['pickup address', 'pick-up address', '取貨地址', 'عنوان الاستلام', ...dropoff_address],
    unit,
    building,
    notes,
    owner_emails: [
      'owners',
      'owner',
      'email',
      'emails',
      'e-mail',
      '負責人信箱',
      '電子郵件',
      'البريد الإلكتروني',
      'ای میل',
      'e-mail-adresse',
    ],
    latitude,
    longitude,
  },
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
