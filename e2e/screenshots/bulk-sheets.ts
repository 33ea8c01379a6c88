import { utils, write } from 'xlsx';
import { workbook, type SheetFile, type SheetRow } from '../pages/bulk-file';

/** Customers in the country's script, with an address in the delivery area of their shop. */
const PEOPLE: Readonly<
  Record<
    string,
    { names: string[]; street: string; phone: string; goods: string; pin: [number, number] | null }
  >
> = {
  tw: {
    names: ['Yeh Wan-ju', '林佳豪', 'Huang Pei-shan', '蔡宜庭'],
    street: 'No. {n}, Ln. 240, Guangfu S. Rd.',
    phone: '09120483{n}',
    goods: '2 × winter melon tea',
    pin: null,
  },
  kw: {
    names: ['نورة السالم', 'أحمد العازمي', 'مريم العجمي'],
    street: 'قطعة {n}، شارع سالم المبارك',
    phone: '500123{n}',
    goods: 'شاي بالنعناع',
    pin: [29.3697, 47.9783],
  },
  pk: {
    names: ['بلال خان', 'عائشہ صدیقی', 'محمد عثمان'],
    street: 'مکان {n}، گلی ۴، سیکٹر ایف سیون',
    phone: '03012345{n}',
    goods: 'چائے دو کپ',
    pin: [33.6844, 73.0479],
  },
  de: {
    names: ['Jürgen Weiß-Hohenstein', 'Änne Köster', 'Mehmet Yıldız'],
    street: 'Brandenburgische Straße {n}, Hinterhaus',
    phone: '015123456{n}',
    goods: '2 × Ostfriesentee mit Kluntje',
    pin: [52.52, 13.405],
  },
};

const COUNT = 40;
const WRONG: Readonly<Record<number, SheetRow>> = {
  3: { amount: 'free' },
  4: { customer_phone: '12' },
  9: { payment_method: 'IOU' },
  12: { customer_name: '' },
  17: { delivery_type: 'scheduled', delivery_date: 'Friday', delivery_time: '12:00' },
  21: { dropoff_address: '', latitude: '', longitude: '' },
  30: { amount: '-5' },
};

/** Orders of a country's shop, some invalid and one duplicate. */
export function buildSheetRows(country: string): SheetRow[] {
  const people = PEOPLE[country] ?? PEOPLE['tw'];
  if (!people) throw new Error(`Nobody lives in ${country}.`);
  const { names, street, phone, goods, pin } = people;
  const rows = Array.from({ length: COUNT }, (_, index): SheetRow => ({
    customer_name: names[index % names.length] ?? '',
    customer_phone: phone.replace('{n}', String(10 + index)),
    dropoff_address: street.replace('{n}', String(1 + index)),
    unit: `${1 + (index % 9)}F`,
    building: '',
    notes: '',
    description: goods,
    amount: country === 'kw' ? 2.25 + index : 120 + index * 10,
    payment_method: index % 3 === 0 ? 'CASH_ON_DELIVERY' : '',
    delivery_type: '',
    delivery_date: '',
    delivery_time: '',
    collection_point: '',
    latitude: pin ? pin[0] + index / 4000 : '',
    longitude: pin ? pin[1] - index / 4000 : '',
    ...WRONG[index],
  }));
  const [, , twin] = rows;
  return twin ? [...rows, twin] : rows;
}

export function twoSheets(rows: readonly SheetRow[]): SheetFile {
  const book = utils.book_new();
  for (const name of ['orders', 'weekend'])
    utils.book_append_sheet(book, utils.json_to_sheet([...rows]), name);
  return { ...workbook(rows), buffer: write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer };
}

/** The same rows with unknown headings. */
export const renamed = (rows: readonly SheetRow[]): SheetRow[] =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value], index) => [`Q${index} ${column.length}`, value]),
    ),
  );

/** Collection points, one already existing and one with an invalid number. */
export const OUTLETS: readonly SheetRow[] = Array.from({ length: 8 }, (_, index) => ({
  outlet_id: index === 3 ? 'ht-03' : `NEW-${index}`,
  outlet_name: `Harbour Tea · ${index}`,
  outlet_phone: index === 5 ? '12' : '0227215009',
  outlet_address: `No. ${9 + index}, Guangfu S. Rd.`,
  owner_emails: '',
}));
