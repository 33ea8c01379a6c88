import type { CountryCode } from './country-codes';

/** 1 is Monday, 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface CountryCustoms {
  firstDay: Weekday;
  weekend: readonly Weekday[];
  /** What people there call the number that the screens call VAT number. */
  taxNumber: string;
}

const FRIDAY_SATURDAY: readonly Weekday[] = [5, 6];
const SATURDAY_SUNDAY: readonly Weekday[] = [6, 7];

const customs =
  (firstDay: Weekday, weekend: readonly Weekday[]) =>
  (taxNumber: string): CountryCustoms => ({ firstDay, weekend, taxNumber });

const fromMonday = customs(1, SATURDAY_SUNDAY);
const fromSunday = customs(7, SATURDAY_SUNDAY);
const fromSaturday = customs(6, FRIDAY_SATURDAY);
const fromSundayToThursday = customs(7, FRIDAY_SATURDAY);

/** Days as in the Unicode tables, which Firefox does not give to pages; they still lack the weekend of Bangladesh. */
const CUSTOMS: Readonly<Record<CountryCode, CountryCustoms>> = {
  AE: fromMonday('TRN'),
  AR: fromMonday('CUIT'),
  AT: fromMonday('UID-Nummer'),
  BD: fromSundayToThursday('BIN'),
  BG: fromMonday('ДДС №'),
  BH: fromSaturday('VAT account number'),
  BO: fromMonday('NIT'),
  CL: fromMonday('RUT'),
  CY: fromMonday('Αρ. ΦΠΑ'),
  CZ: fromMonday('DIČ'),
  DE: fromMonday('USt-IdNr.'),
  DK: fromMonday('CVR-nr.'),
  DO: fromSunday('RNC'),
  EC: fromMonday('RUC'),
  EG: fromSaturday('رقم التسجيل الضريبي'),
  ES: fromMonday('NIF'),
  FI: fromMonday('ALV-numero'),
  GR: fromMonday('ΑΦΜ'),
  HK: fromSunday('商業登記號碼'),
  HR: fromMonday('OIB'),
  HU: fromMonday('adószám'),
  IQ: fromSaturday('الرقم الضريبي'),
  JO: fromSaturday('الرقم الضريبي'),
  JP: fromSunday('適格請求書発行事業者登録番号'),
  KH: fromSunday('VAT TIN'),
  KR: fromSunday('사업자등록번호'),
  KW: fromSaturday('Tax card number'),
  LA: fromSunday('TIN'),
  MM: fromSunday('TIN'),
  MY: fromMonday('SST No.'),
  NO: fromMonday('MVA-nummer'),
  OM: fromSaturday('VATIN'),
  PA: fromSunday('RUC'),
  PE: fromSunday('RUC'),
  PH: fromSunday('TIN'),
  PK: fromSunday('NTN'),
  PL: fromMonday('NIP'),
  PY: fromSunday('RUC'),
  QA: fromSaturday('TIN'),
  RO: fromMonday('CUI'),
  SA: fromSundayToThursday('الرقم الضريبي'),
  SE: fromMonday('momsregistreringsnummer'),
  SG: fromSunday('GST registration no.'),
  SK: fromMonday('IČ DPH'),
  TH: fromSunday('เลขประจำตัวผู้เสียภาษี'),
  TR: fromMonday('Vergi kimlik no.'),
  TW: fromSunday('統一編號'),
  UY: fromMonday('RUT'),
  VE: fromSunday('RIF'),
  VN: fromMonday('Mã số thuế'),
};

export const countryCustoms = (country: CountryCode): CountryCustoms => CUSTOMS[country];

const DAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The seven days from the first day of the country's week. */
export function weekdays(country: CountryCode): readonly Weekday[] {
  const { firstDay } = countryCustoms(country);
  return [...DAYS.slice(firstDay - 1), ...DAYS.slice(0, firstDay - 1)];
}
