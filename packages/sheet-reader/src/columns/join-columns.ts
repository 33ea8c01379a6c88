import { markClosedRows } from '../rows/closed-rows';
import { joinContinuedRows } from './continued-rows';
import type { SheetColumn, Mapping } from '../sheet/columns';
import { plainHeading } from '../sheet/plain-heading';
import type { Sheet, SheetRow } from '../sheet/sheet';

export interface MappedSheet {
  sheet: Sheet;
  mapping: Mapping;
}

const placesNamed = (...names: readonly string[]): ReadonlySet<string> => new Set(names.map(plainHeading));

const FIRST_NAMES = placesNamed(
  'first name',
  'given name',
  'vorname',
  'forename',
  'nombres',
  'imię',
  'jméno',
);
const LAST_NAMES = placesNamed(
  'last name',
  'surname',
  'family name',
  'nachname',
  'apellidos',
  'soyad',
  'nazwisko',
);
const HOUSE_NUMBERS = placesNamed(
  'house number',
  'house no',
  'street number',
  'hausnummer',
  'hausnr',
  'nr domu',
);
const BLOCKS = placesNamed('block', 'قطعة', 'القطعة');
const DISTRICTS = placesNamed(
  ...[
    'district',
    'town',
    'suburb',
    'area',
    'neighbourhood',
    'barangay',
    '鄉鎮',
    '鄉鎮市區',
    '行政區',
    '區',
    '地區',
  ],
  ...[
    'stadtteil',
    'ilçe',
    'semt',
    'المنطقة',
    'منطقة',
    'الحي',
    'علاقہ',
    '구',
    'เขต',
    'อำเภอ',
    'quận',
    'huyện',
    'distrito',
  ],
);
const CITIES = placesNamed(
  ...[
    'city',
    'delivery city',
    'shipping city',
    '縣市',
    '城市',
    '市',
    'stadt',
    'ort',
    'şehir',
    'il',
    'المدينة',
    'مدينة',
  ],
  ...[
    'شہر',
    '시',
    '시도',
    'จังหวัด',
    'tỉnh',
    'thành phố',
    'bandar',
    'bandaraya',
    'ciudad',
    'město',
    'miasto',
    'város',
  ],
);
const CURRENCIES = placesNamed(
  'currency',
  'order currency',
  'order_currency',
  '幣別',
  '貨幣',
  'währung',
  'العملة',
  'کرنسی',
  '통화',
);
/** Names of a column with the cash to collect. */
const COLLECTED =
  /^(cod|.*(codamount|tocollect|collectamount|cashamount|代收|貨到付款|货到付款|代引|集金|nachnahme|تحصيل|cobrar|pobran|tahsil|είσπραξη|αντικαταβολή|beszedendő|utánvét|dobír|dobier|naplat|pouzeć|încas|ramburs|наложенплатеж|perittävä|sisingilin|kutipan|thuhộ|cầnthu|phảithu|เก็บ|수금|착불|وصولی|আদায়|ប្រមូល|ເກັບ|ကောက်ခံ|efterkrav|postförskott).*)$/u;

const HAN = /\p{Script=Han}/u;

/** Adds house number, block, district and city to an address that does not contain them. */
function joinAddress(
  address: string,
  { number, block, district, city }: Readonly<Record<'number' | 'block' | 'district' | 'city', string>>,
): string {
  if (address === '') return '';
  const isSaid = (text: string) => text === '' || address.toLowerCase().includes(text.toLowerCase());
  const street = number !== '' && !/\d/.test(address) ? `${address} ${number}` : address;
  const outer = [district, city].filter((text) => !isSaid(text));
  if (HAN.test(address)) return [...outer.toReversed(), street].join('');
  const inner = block === '' || isSaid(block) ? [] : [/^\d+$/.test(block) ? `Block ${block}` : block];
  return [street, ...inner, ...outer].join(', ');
}

/** Adds a column made from others and maps it instead of the one found. */
function addColumn(
  { sheet, mapping }: MappedSheet,
  column: SheetColumn,
  places: readonly number[],
  write: (row: SheetRow) => string,
  titles: readonly string[] = places.map((place) => sheet.heading[place] ?? ''),
): MappedSheet {
  const width = sheet.heading.length;
  const title = titles.join(' + ');
  return {
    sheet: {
      ...sheet,
      heading: [...sheet.heading, title],
      rows: sheet.rows.map((row) => ({
        ...row,
        cells: [...Array.from({ length: width }, (_, place) => row.cells[place] ?? ''), write(row)],
      })),
    },
    mapping: { ...mapping, [column]: width },
  };
}

const textAt = ({ cells }: SheetRow, place: number): string =>
  place === -1 ? '' : (cells[place] ?? '').trim();

function withAddress(mapped: MappedSheet, find: (names: ReadonlySet<string>) => number): MappedSheet {
  const { dropoff_address: address } = mapped.mapping;
  const places = {
    number: find(HOUSE_NUMBERS),
    block: find(BLOCKS),
    district: find(DISTRICTS),
    city: find(CITIES),
  };
  if (address === undefined) return mapped;
  const { heading } = mapped.sheet;
  // The address of a known export may already contain them.
  const isPart = (place: number) => (heading[address] ?? '').includes(heading[place] ?? '');
  const others = Object.values(places).filter((place) => place !== -1 && place !== address && !isPart(place));
  if (others.length === 0) return mapped;
  return addColumn(mapped, 'dropoff_address', [address, ...others], (row) =>
    joinAddress(textAt(row, address), {
      number: textAt(row, places.number),
      block: textAt(row, places.block),
      district: textAt(row, places.district),
      city: textAt(row, places.city),
    }),
  );
}

/** Decimals for number cells: with more than three, no country reads the point as a thousands separator. */
const NEVER_THOUSANDS = 4;

/** Appends the code of a foreign currency to the amount, so that the user is asked. */
function withCurrency(mapped: MappedSheet, place: number, currency: string): MappedSheet {
  const { amount } = mapped.mapping;
  if (amount === undefined || place === -1) return mapped;
  const { sheet } = mapped;
  const rows = sheet.rows.map((row): SheetRow => {
    const code = textAt(row, place);
    if (code === '' || code.toUpperCase() === currency || textAt(row, amount) === '') return row;
    const isNumber = row.numbers?.includes(amount) ?? false;
    const figure = isNumber ? Number(row.cells[amount]).toFixed(NEVER_THOUSANDS) : textAt(row, amount);
    return {
      ...row,
      cells: row.cells.map((cell, at) => (at === amount ? `${figure} ${code}` : cell)),
      ...(row.numbers && { numbers: row.numbers.filter((at) => at !== amount) }),
    };
  });
  return { ...mapped, sheet: { ...sheet, rows } };
}

/** Derives the payment method from a column with cash to collect. */
function withCash(mapped: MappedSheet): MappedSheet {
  const { amount, payment_method: payment } = mapped.mapping;
  if (amount === undefined || payment !== undefined) return mapped;
  const title = mapped.sheet.heading[amount] ?? '';
  if (!COLLECTED.test(plainHeading(title))) return mapped;
  const write = (row: SheetRow) => (/[1-9]/.test(textAt(row, amount)) ? 'COD' : '');
  return addColumn(mapped, 'payment_method', [amount], write, [`${title} = COD`]);
}

/** Places that were mapped before an added column contained their text. */
const changedPlaces = (before: Mapping, after: Mapping): number[] =>
  (Object.keys(before) as (keyof Mapping)[]).flatMap((column) => {
    const place = before[column];
    return place === undefined || place === after[column] ? [] : [place];
  });

/**
 * Joins columns that belong together: names, address parts, amount and currency, and cash. Marks closed orders.
 * @param currency ISO code of the shop
 */
export function joinColumns(found: MappedSheet, currency: string): MappedSheet {
  const { heading } = found.sheet;
  const names = heading.map(plainHeading);
  const find = (wanted: ReadonlySet<string>) => names.findIndex((name) => wanted.has(name));
  const [first, last] = [find(FIRST_NAMES), find(LAST_NAMES)];
  const isNameJoined = found.mapping.customer_name === undefined && first !== -1 && last !== -1;
  const named = isNameJoined
    ? addColumn(found, 'customer_name', [first, last], (row) =>
        [textAt(row, first), textAt(row, last)].filter((text) => text !== '').join(' '),
      )
    : found;
  const continued = { ...named, sheet: joinContinuedRows(named.sheet, named.mapping) };
  const whole = withCash(withCurrency(withAddress(continued, find), find(CURRENCIES), currency));
  const parts = [HOUSE_NUMBERS, BLOCKS, DISTRICTS, CITIES, CURRENCIES].map(find);
  const joined = [
    ...(whole.sheet.joined ?? []),
    ...parts.filter((place) => place !== -1),
    ...(isNameJoined ? [first, last] : []),
    ...changedPlaces(found.mapping, whole.mapping),
  ];
  return { ...whole, sheet: { ...whole.sheet, rows: markClosedRows(heading, whole.sheet.rows), joined } };
}
