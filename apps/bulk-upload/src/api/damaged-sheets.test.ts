import { expect, it } from '@jest/globals';
import fastCheck from 'fast-check';
import { utils, write } from 'xlsx';
import { readRow } from '@courier/api-client/order-rules';
import { unixFromLocal } from '@courier/config/time';
import {
  decodeBytes,
  markedRow,
  pastedSheet,
  proposeColumns,
  statedEncoding,
  withHeading,
  type SheetColumn,
  type Sheet,
} from '@courier/sheet-reader';
import { readWorkbook } from '@courier/sheet-reader/xlsx';
import { createBenchModel, numberColumns } from '../model/bench/bench';
import { checkBenchRow } from '../model/bench/check-row';
import { phoneRule } from './phone-numbers';

// Damages correct sheets in ways that occur in practice. Each row must then be correct, asked about or wrong;
// no row may be accepted with a value that was not intended.

const RUNS = process.env['COURIER_DEEP'] ? 2000 : 60;
const SEED = 38;

type Field = 'customer_name' | 'customer_phone' | 'dropoff_address' | 'notes' | 'amount' | 'payment_method';
const FIELDS: readonly Field[] = [
  'customer_name',
  'customer_phone',
  'dropoff_address',
  'notes',
  'amount',
  'payment_method',
];

interface Habits {
  timezone: string;
  encoding: string;
  names: readonly string[];
  phones: readonly string[];
  addresses: readonly string[];
  headings: Readonly<Record<Field, string>>;
  cash: readonly string[];
  /** Equivalent ways to write an amount. */
  amounts: readonly ((amount: number) => string)[];
  decimals: number;
  dates: readonly ((year: number, month: number, day: number) => string)[];
}

const padTwoDigits = (figure: number) => String(figure).padStart(2, '0');
const iso = (year: number, month: number, day: number) =>
  `${year}-${padTwoDigits(month)}-${padTwoDigits(day)}`;
const dotted = (year: number, month: number, day: number) => `${day}.${month}.${year}`;
const slashed = (year: number, month: number, day: number) => `${day}/${month}/${year}`;
const grouped = (amount: number, locale: string, decimals: number) =>
  amount.toLocaleString(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

const HABITS: Readonly<Record<string, Habits>> = {
  TW: {
    timezone: 'Asia/Taipei',
    encoding: 'big5',
    names: ['許功蓋', '林美華', 'Chen Hao'],
    phones: ['0912048317', '0922 000 111', '+886 933 000 222'],
    addresses: ['光復南路240巷17號', 'No. 45, Shifu Rd.', '信義路五段7號'],
    headings: {
      customer_name: '姓名',
      customer_phone: '電話',
      dropoff_address: '地址',
      notes: '備註',
      amount: '金額',
      payment_method: '付款方式',
    },
    cash: ['CASH_ON_DELIVERY', '貨到付款'],
    amounts: [String, (amount) => `NT$${grouped(amount, 'en', 0)}`],
    decimals: 0,
    dates: [iso, (year, month, day) => `${year}/${month}/${day}`],
  },
  DE: {
    timezone: 'Europe/Berlin',
    encoding: 'windows-1252',
    names: ['Jürgen Groß', 'Anna Berg', 'Łucja Weiß'],
    phones: ['01712345678', '+49 171 2345679', '0171-2345680'],
    addresses: ['Torstraße 61, Berlin', 'Münzstr. 7', 'Schönhauser Allee 1'],
    headings: {
      customer_name: 'Empfänger',
      customer_phone: 'Telefon',
      dropoff_address: 'Lieferadresse',
      notes: 'Hinweis',
      amount: 'Betrag',
      payment_method: 'Zahlungsart',
    },
    cash: ['CASH_ON_DELIVERY', 'Nachnahme'],
    amounts: [(amount) => grouped(amount, 'de', 2), (amount) => `${grouped(amount, 'de', 2)} €`],
    decimals: 2,
    dates: [iso, dotted],
  },
  TR: {
    timezone: 'Europe/Istanbul',
    encoding: 'windows-1254',
    names: ['İbrahim Şahin', 'Ayşe Yılmaz', 'Çağla Öz'],
    phones: ['0532 111 22 33', '+90 533 222 33 44', '05341112233'],
    addresses: ['Tunalı Hilmi Caddesi 64, Ankara', 'Bağdat Cad. 12', 'İstiklal 5'],
    headings: {
      customer_name: 'Alıcı',
      customer_phone: 'Telefon',
      dropoff_address: 'Adres',
      notes: 'Notes',
      amount: 'Tutar',
      payment_method: 'Payment',
    },
    cash: ['CASH_ON_DELIVERY'],
    amounts: [(amount) => grouped(amount, 'tr', 2)],
    decimals: 2,
    dates: [iso, dotted],
  },
  KW: {
    timezone: 'Asia/Kuwait',
    encoding: 'windows-1256',
    names: ['نورة السالم', 'أحمد العازمي', 'Fahad Ali'],
    phones: ['50012345', '+965 5001 2346', '50012347'],
    addresses: ['السالمية قطعة 3', 'Block 5, Street 12', 'حولي شارع تونس'],
    headings: {
      customer_name: 'اسم الزبون',
      customer_phone: 'رقم الهاتف',
      dropoff_address: 'العنوان',
      notes: 'ملاحظات',
      amount: 'المبلغ',
      payment_method: 'طريقة الدفع',
    },
    cash: ['CASH_ON_DELIVERY'],
    amounts: [(amount) => amount.toFixed(3), (amount) => `KD ${amount.toFixed(3)}`],
    decimals: 3,
    dates: [iso, slashed],
  },
};

const SYNONYMS: Readonly<Record<Field, string>> = {
  customer_name: 'Name',
  customer_phone: 'Phone',
  dropoff_address: 'Address',
  notes: 'Notes',
  amount: 'Total',
  payment_method: 'Payment',
};

const anyOrder = fastCheck.record({
  name: fastCheck.nat(2),
  phone: fastCheck.nat(2),
  address: fastCheck.nat(2),
  cents: fastCheck.integer({ min: 100, max: 400_000 }),
  amountForm: fastCheck.nat(1),
  isCash: fastCheck.boolean(),
  cashForm: fastCheck.nat(1),
  notes: fastCheck.constantFrom('', 'ring "twice"', 'a, b; c', 'first\nsecond', "'quoted'"),
  day: fastCheck.integer({ min: 28, max: 30 }),
  dateForm: fastCheck.nat(1),
  time: fastCheck.constantFrom('18:30', '12:05', '9:15'),
  isScheduled: fastCheck.boolean(),
  isHidden: fastCheck.boolean(),
});

const anySheet = fastCheck.record({
  country: fastCheck.constantFrom(...Object.keys(HABITS)),
  orders: fastCheck.array(anyOrder, { minLength: 1, maxLength: 6 }),
  headings: fastCheck.constantFrom('template', 'synonyms', 'local', 'none'),
  above: fastCheck.array(fastCheck.constantFrom('Orders of 27 November 2026', '', 'Please fill in'), {
    maxLength: 3,
  }),
  order: fastCheck.array(fastCheck.nat(), { minLength: 9, maxLength: 9 }),
  withPrice: fastCheck.boolean(),
  withSender: fastCheck.boolean(),
  withTotal: fastCheck.boolean(),
  hides: fastCheck.boolean(),
  container: fastCheck.constantFrom('xlsx', 'utf-8', 'legacy', 'pasted'),
  separator: fastCheck.constantFrom(',', ';'),
  numbersAsNumbers: fastCheck.boolean(),
});
type Damage = typeof anySheet extends fastCheck.Arbitrary<infer Sheet> ? Sheet : never;

const encoders = new Map<string, ReadonlyMap<string, readonly number[]>>();
function encoderFor(encoding: string): ReadonlyMap<string, readonly number[]> {
  const known = encoders.get(encoding);
  if (known) return known;
  const decoder = new TextDecoder(encoding);
  const letters = new Map<string, readonly number[]>();
  const add = (...bytes: number[]) => {
    const letter = decoder.decode(Uint8Array.from(bytes));
    if ([...letter].length === 1 && letter !== '\uFFFD' && !letters.has(letter)) letters.set(letter, bytes);
  };
  for (let one = 0; one < 256; one += 1) add(one);
  if (encoding === 'big5')
    for (let one = 0xa1; one < 0xfa; one += 1)
      for (let other = 0x40; other < 0xff; other += 1) add(one, other);
  encoders.set(encoding, letters);
  return letters;
}

/** Null when the encoding cannot represent the text. */
function encode(text: string, encoding: string): Uint8Array | null {
  const letters = encoderFor(encoding);
  const bytes: number[] = [];
  for (const letter of text) {
    const found = letters.get(letter);
    if (!found) return null;
    bytes.push(...found);
  }
  return Uint8Array.from(bytes);
}

type Cell = string | number;
interface BuiltSheet {
  lines: Cell[][];
  hidden: ReadonlySet<number>;
  /** Column index of each table column. */
  places: Readonly<Partial<Record<SheetColumn, number>>>;
  headingNumber: number | null;
  /** Expected values by line number, for the lines that are orders. */
  truth: ReadonlyMap<number, Truth>;
}
interface Truth {
  name: string;
  phone: string;
  address: string;
  notes: string;
  amount: number;
  payment: string;
  at: number | null;
  isHidden: boolean;
}

function build(damage: Damage): BuiltSheet {
  const habits = HABITS[damage.country] as Habits;
  const factor = 10 ** habits.decimals;
  type Column = { key: SheetColumn | 'price' | 'qty' | 'sender'; title: string };
  const headingForField = (field: Field) =>
    damage.headings === 'template'
      ? field
      : damage.headings === 'local'
        ? habits.headings[field]
        : SYNONYMS[field];
  const columns: Column[] = [
    ...FIELDS.map((key) => ({ key, title: headingForField(key) })),
    { key: 'delivery_date', title: 'delivery_date' },
    { key: 'delivery_time', title: 'delivery_time' },
    ...(damage.withPrice
      ? ([
          { key: 'price', title: 'Price' },
          { key: 'qty', title: 'Qty' },
        ] as const)
      : []),
    ...(damage.withSender ? ([{ key: 'sender', title: 'Sender name' }] as const) : []),
  ];
  const shuffled = columns
    .map((column, index) => ({ column, by: damage.order[index % damage.order.length] ?? 0 }))
    .sort((one, other) => one.by - other.by)
    .map(({ column }) => column);
  const lines: Cell[][] = [];
  const above = damage.headings === 'none' ? [] : damage.above;
  for (const text of above) lines.push([text]);
  const headingNumber = damage.headings === 'none' ? null : lines.push(shuffled.map(({ title }) => title));
  const truth = new Map<number, Truth>();
  const hidden = new Set<number>();
  for (const order of damage.orders) {
    const amount = Math.max(1, Math.round((order.cents / 100) * factor)) / factor;
    const isNumber = damage.container === 'xlsx' && damage.numbersAsNumbers;
    const form = habits.amounts[order.amountForm % habits.amounts.length] as (amount: number) => string;
    const date = habits.dates[order.dateForm % habits.dates.length] as (typeof habits.dates)[number];
    const texts: Record<string, Cell> = {
      customer_name: habits.names[order.name] ?? '',
      customer_phone: habits.phones[order.phone] ?? '',
      dropoff_address: habits.addresses[order.address] ?? '',
      notes: order.notes,
      amount: isNumber ? amount : form(amount),
      payment_method: order.isCash ? (habits.cash[order.cashForm % habits.cash.length] ?? '') : 'PAID',
      delivery_date: order.isScheduled ? date(2026, 11, order.day) : '',
      delivery_time: order.isScheduled ? order.time : '',
      price: isNumber ? amount / 2 : form(amount / 2),
      qty: 2,
      sender: 'Harbour Tea',
    };
    const number = lines.push(shuffled.map(({ key }) => texts[key] ?? ''));
    const isHidden = damage.container === 'xlsx' && damage.hides && order.isHidden;
    if (isHidden) hidden.add(number);
    truth.set(number, {
      name: String(texts['customer_name']),
      phone: String(texts['customer_phone']),
      address: String(texts['dropoff_address']),
      notes: order.notes,
      amount,
      payment: order.isCash ? 'CASH_ON_DELIVERY' : 'PAID',
      at: order.isScheduled
        ? unixFromLocal(iso(2026, 11, order.day), order.time.padStart(5, '0'), habits.timezone)
        : null,
      isHidden,
    });
  }
  if (damage.withTotal)
    lines.push(
      shuffled.map(({ key }) => (key === 'customer_name' ? 'TOTAL' : key === 'amount' ? '9999' : '')),
    );
  const places = Object.fromEntries(
    shuffled.flatMap(({ key }, place) =>
      key === 'price' || key === 'qty' || key === 'sender' ? [] : [[key, place]],
    ),
  );
  return { lines, hidden, places, headingNumber, truth };
}

const quoted = (cell: Cell, separator: string) =>
  /["\n]/.test(String(cell)) || String(cell).includes(separator)
    ? `"${String(cell).replaceAll('"', '""')}"`
    : String(cell);

function readDelimited(text: string): Sheet {
  const sheet = pastedSheet(text);
  return { ...sheet, rows: sheet.rows.map(({ number, cells }) => markedRow(number, cells)) };
}

function readBack({ lines, hidden }: BuiltSheet, { container, separator, country }: Damage): Sheet {
  if (container === 'xlsx') {
    const book = utils.book_new();
    const sheet = utils.aoa_to_sheet(lines);
    sheet['!rows'] = lines.map((_, index) => ({ hidden: hidden.has(index + 1) }));
    utils.book_append_sheet(book, sheet, 'orders');
    return readWorkbook(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer));
  }
  const sign = container === 'pasted' ? '\t' : separator;
  const text = lines.map((line) => line.map((cell) => quoted(cell, sign)).join(sign)).join('\n');
  if (container === 'pasted') return readDelimited(text);
  const encoding = HABITS[country]?.encoding ?? 'utf-8';
  const legacy = container === 'legacy' ? encode(text, encoding) : null;
  const bytes = legacy ?? new TextEncoder().encode(text);
  const stated = statedEncoding(bytes);
  // Without a declared encoding the simulated user chooses the right one.
  return readDelimited(decodeBytes(bytes, stated ?? encoding));
}

const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '').slice(-7);

it('accepts no row of a damaged sheet with a value that was not intended', () => {
  const counts = { good: 0, asked: 0, sheetsAsked: 0 };
  fastCheck.assert(
    fastCheck.property(anySheet, (damage) => {
      const built = build(damage);
      const rules = {
        country: damage.country,
        timezone: HABITS[damage.country]?.timezone ?? '',
        isPossiblePhone: phoneRule(damage.country),
        paymentMethods: ['PAID', 'CASH_ON_DELIVERY'] as const,
        points: new Set<string>(),
        nowSeconds: Date.UTC(2026, 10, 27, 12) / 1000,
      };
      const read = readBack(built, damage);
      const proposed = proposeColumns(read);
      if (!proposed.isClear) counts.sheetsAsked += 1;
      // The simulated user gives the intended answers.
      const sheet = proposed.isClear ? proposed.sheet : withHeading(read, built.headingNumber);
      const { rows } = createBenchModel(sheet, proposed.isClear ? proposed.mapping : built.places);
      const taken = rows.filter(({ leftOut }) => !leftOut);
      const shown = [...built.truth].filter(([, { isHidden }]) => !isHidden).map(([number]) => number);
      expect(taken.map(({ number }) => number)).toEqual(shown);
      for (const row of taken) {
        const truth = built.truth.get(row.number);
        if (checkBenchRow(row, rules).length > 0) {
          counts.asked += 1;
          continue;
        }
        counts.good += 1;
        const { values } = row;
        const reading = readRow({ values, numbers: numberColumns(row) }, rules);
        expect({
          name: values.customer_name,
          phone: digits(values.customer_phone),
          address: values.dropoff_address,
          notes: values.notes,
          amount: reading.amount,
          payment: reading.paymentMethod,
          at: reading.schedule.at,
        }).toEqual({
          name: truth?.name,
          phone: digits(truth?.phone ?? ''),
          address: truth?.address,
          notes: truth?.notes,
          amount: truth?.amount,
          payment: truth?.payment,
          at: truth?.at,
        });
      }
    }),
    { numRuns: RUNS, seed: SEED },
  );
  // A reader that asks about every row would pass the assertions above.
  expect(counts.good).toBeGreaterThan(counts.asked);
  if (process.env['COURIER_DEEP'])
    process.stdout.write(`measured: damaged sheets: ${JSON.stringify(counts)}\n`);
});
