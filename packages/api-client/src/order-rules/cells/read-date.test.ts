import { expect, it } from '@jest/globals';
import { readDate } from './read-date';

/** Noon of 27 November 2026 in Taipei. */
const NOW = Date.UTC(2026, 10, 27, 4) / 1000;

const read = (country: string, text: string) => {
  const verdict = readDate(text, { country, nowSeconds: NOW });
  if (verdict.kind === 'good') return [verdict.value.date, verdict.value.time].filter(Boolean).join(' ');
  return verdict.kind === 'error'
    ? verdict.key
    : verdict.answers.map(({ text: answer }) => `${answer}?`).join(' ');
};

const DAY = '2026-11-28';

it.each(
  Object.entries({
    AE: ['28/11/2026', '٢٨ نوفمبر ٢٠٢٦', '28 Nov 2026'],
    AR: ['28/11/2026', '28 de noviembre de 2026'],
    AT: ['28.11.2026', '28. November 2026', 'Sa., 28.11.2026'],
    BD: ['২৮ নভেম্বর ২০২৬', '28/11/2026', '২৮/১১/২০২৬'],
    BG: ['28.11.2026 г.', '28 ноември 2026 г.'],
    BH: ['28/11/2026', '28 November 2026'],
    BO: ['28/11/2026', '28 nov. 2026'],
    CL: ['28-11-2026', '28 de noviembre de 2026'],
    CY: ['28/11/2026', '28 Νοεμβρίου 2026'],
    CZ: ['28. 11. 2026', '28. listopadu 2026', 'so 28. 11. 2026'],
    DE: ['28. Nov. 2026', '28. November 2026', 'Sa, 28.11.2026', '28.11.26', 'den 28.11.2026'],
    DK: ['28.11.2026', '28. nov. 2026'],
    DO: ['28/11/2026', 'sábado, 28 de noviembre de 2026'],
    EC: ['28/11/2026', '28 nov 26'],
    EG: ['٢٨/١١/٢٠٢٦', '٢٨ نوفمبر ٢٠٢٦', '28‏/11‏/2026'],
    ES: ['28/11/2026', '28-11-26', 'sáb, 28 nov 2026'],
    FI: ['28.11.2026', '28. marraskuuta 2026'],
    GR: ['28/11/2026', '28 Νοε 2026'],
    HK: ['28/11/2026', '2026年11月28日'],
    HR: ['28. 11. 2026.', '28. studenoga 2026.'],
    HU: ['2026. 11. 28.', '2026.11.28.', '2026. nov. 28.', '2026. november 28.'],
    IQ: ['٢٨ تشرين الثاني ٢٠٢٦', '28/11/2026'],
    JO: ['28 تشرين الثاني 2026', '28/11/2026'],
    JP: ['令和8年11月28日', 'R8.11.28', '2026年11月28日（土）', '26/11/28', '２０２６／１１／２８'],
    KH: ['28 វិច្ឆិកា 2026', '28/11/2026'],
    KR: ['2026. 11. 28.', '2026년 11월 28일', '26.11.28', '2026-11-28(토)', '2026년 11월 28일 토요일'],
    KW: ['28/11/2026', '28 نوفمبر 2026'],
    LA: ['28/11/2026', '28 ພະຈິກ 2026'],
    MM: ['28 နိုဝင်ဘာ 2026', '၂၈/၁၁/၂၀၂၆'],
    MY: ['28hb November 2026', '28/11/2026', '28 Nov 26'],
    NO: ['28.11.2026', '28. nov. 2026'],
    OM: ['28/11/2026'],
    PA: ['28 de noviembre de 2026', '11/28/2026'],
    PE: ['28/11/2026', '28 de noviembre del 2026'],
    PH: ['11/28/2026', 'Nov 28, 2026', 'Nobyembre 28, 2026'],
    PK: ['28 نومبر 2026', '28-11-2026', '28-Nov-26'],
    PL: ['28.11.2026 r.', '28 listopada 2026'],
    PY: ['28/11/2026'],
    QA: ['28/11/2026'],
    RO: ['28.11.2026', '28 noiembrie 2026'],
    SA: ['1448/06/18', '28/11/2026'],
    SE: ['2026-11-28', '28 nov 2026', 'lör 28 nov 2026'],
    SG: ['28/11/2026', 'Sat, 28 Nov 2026', '28th of November, 2026'],
    SK: ['28. 11. 2026', '28. novembra 2026'],
    TH: ['28/11/2569', '28 พ.ย. 2569', '28/11/2026', '28/11/69', '28 พฤศจิกายน พ.ศ. 2569', '๒๘/๑๑/๒๕๖๙'],
    TR: ['28.11.2026', '28 Kasım 2026', '28.11.2026 Cumartesi'],
    TW: ['115/11/28', '民國115年11月28日', '2026/11/28 (六)', '2026年11月28日', '28/11/2026', '20261128'],
    UY: ['28/11/2026'],
    VE: ['28/11/2026'],
    VN: ['28/11/2026', '28 tháng 11, 2026', 'ngày 28 tháng 11 năm 2026'],
  }).flatMap(([country, texts]) => texts.map((text): [string, string] => [country, text])),
)('reads a date in the usual format of %s: %s', (country, text) => {
  expect(read(country, text)).toBe(DAY);
});

it.each([
  ['TW', '2026-11-28 18:30', '2026-11-28 18:30'],
  ['TW', '2026-11-28T18:30:00+08:00', '2026-11-28 18:30'],
  ['DE', '2026-11-28T17:30:00Z', '2026-11-28 18:30'],
  ['TW', '2026年11月28日（星期六）下午6:30', '2026-11-28 18:30'],
  ['DE', '28.11.2026, 18.30 Uhr', '2026-11-28 18:30'],
])('reads the time after a date: in %s “%s” is %s', (country, text, wanted) => {
  expect(read(country, text)).toBe(wanted);
});

it.each([
  // Read day first, it is in 2028, too late for a delivery.
  ['DE', '26.11.28', '2026-11-28?'],
  ['FI', '26.11.28', '2026-11-28?'],
  ['JP', '8/11/28', '2026-11-28?'],
  ['TW', 'tomorrow 15:00', '2026-11-28 15:00?'],
  ['TW', '明天 15:00', '2026-11-28 15:00?'],
  ['DE', 'morgen', '2026-11-28?'],
  ['TW', '46354', '2026-11-28?'],
  ['DE', '28.11.', '2026-11-28?'],
  ['DE', '28/11/2569', '2026-11-28?'],
  ['KW', '11/28', '2026-11-28?'],
  ['TW', '261128', '2026-11-28? 2028-11-26?'],
])('asks about an ambiguous date: in %s “%s”', (country, text, wanted) => {
  const said = read(country, text);
  expect(said === wanted || wanted.startsWith(said)).toBe(true);
  expect(said).toContain('?');
});

it.each([
  ['DE', '12/01/2026', '2026-01-12'],
  ['TW', '2026-02-30', 'cell.no-date'],
  ['TW', 'next week', 'cell.no-date'],
  ['DE', '28. Tee 2026', 'cell.no-date'],
  ['KR', '서울', 'cell.no-date'],
  ['TW', '0912048317', 'cell.no-date'],
])('never reads another text as a date: in %s “%s”', (country, text, wanted) => {
  expect(read(country, text)).toBe(wanted);
});
