import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BULK_COLUMNS, type BulkColumn, type BulkRow } from '@courier/api-client/contract';
import fastCheck from 'fast-check';
import { unzipSync, zipSync } from 'fflate';
import * as spreadsheets from 'xlsx';
import { GOOD_ROW, bulkFile, confirmAll, type FileRow } from '../../../testing/inputs/bulk-file';
import { buildWorkbook } from '../../../testing/inputs/hostile-workbooks';
import { printFigure, printRow } from '../../../testing/print-figure';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

// Each value is read as intended, or its row shows what to fix.

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const send = (content: string | Uint8Array) =>
  owner.call('POST', '/bulk-job/create', {
    vendor_id: 'v1001',
    content: typeof content === 'string' ? content : Buffer.from(content).toString('base64'),
    ...confirmAll(20),
  });

async function uploadAndListRows(content: string | Uint8Array): Promise<BulkRow[]> {
  const { status, body } = await send(content);
  expect(status).toBe(200);
  return (body as unknown as { body: { orders: BulkRow[] } }).body.orders;
}

const judged = (rows: readonly BulkRow[]) =>
  rows.map(({ row_number, error, order }) => [row_number, error, order.customer_name]);

const FILL_AMOUNT = 'validation.fill-amount';

const unzipBulkFile = () => unzipSync(Buffer.from(bulkFile([GOOD_ROW]), 'base64'));

const textCell = (text: string) => `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
const HEADING = `<row>${BULK_COLUMNS.map(textCell).join('')}</row>`;

function xmlRow(cells: Partial<Record<BulkColumn, string>> = {}, attributes = ''): string {
  const xmlCell = (column: BulkColumn) => cells[column] ?? textCell(String(GOOD_ROW[column] ?? ''));
  return `<row ${attributes}>${BULK_COLUMNS.map(xmlCell).join('')}</row>`;
}

it('finds the headings below a title and an empty row', async () => {
  const title = `<row r="1">${textCell('Orders of 27 November 2026')}</row>`;
  const below = (row: string, number: number) => row.replace(/^<row ?/, `<row r="${number}" `);
  const rows = await uploadAndListRows(buildWorkbook(title + below(HEADING, 3) + below(xmlRow(), 4)));
  expect(judged(rows)).toEqual([[4, null, GOOD_ROW.customer_name]]);
});

describe('a row', () => {
  it('that is hidden or a total is reported and never placed', async () => {
    const hidden = xmlRow({ customer_name: textCell('Filtered Out') }, 'hidden="1"');
    const total = `<row>${textCell('合計')}${'<c/>'.repeat(6)}<c><v>1280</v></c></row>`;
    const rows = await uploadAndListRows(buildWorkbook(HEADING + xmlRow() + hidden + total));
    expect(judged(rows)).toEqual([
      [2, null, GOOD_ROW.customer_name],
      [3, 'bulk.hidden-row', 'Filtered Out'],
      [4, 'bulk.total-row', '合計'],
    ]);
  });

  it('that is hidden is also detected in XML tags with a prefix', async () => {
    const sheet = HEADING + xmlRow({}, 'hidden="true"') + xmlRow();
    const prefixed = sheet.replace(/<(\/?)(row|c|is|t|v)\b/g, '<$1x:$2');
    expect(judged(await uploadAndListRows(buildWorkbook(prefixed))).map(([, error]) => error)).toEqual([
      'bulk.hidden-row',
      null,
    ]);
  });
});

describe('a cell', () => {
  it('with a formula has its result; text that looks like a formula stays text', async () => {
    const rows = await uploadAndListRows(
      buildWorkbook(
        HEADING +
          xmlRow({ customer_name: '<c t="str"><f>HYPERLINK("http://x","y")</f><v>Lin Chia-hao</v></c>' }) +
          xmlRow({ customer_name: textCell('=cmd|calc') }),
      ),
    );
    expect(judged(rows)).toEqual([
      [2, null, 'Lin Chia-hao'],
      [3, null, '=cmd|calc'],
    ]);
  });

  it('with an error must be filled', async () => {
    const rows = await uploadAndListRows(
      buildWorkbook(
        HEADING +
          xmlRow({ amount: '<c t="e"><v>#REF!</v></c>' }) +
          xmlRow({ customer_name: '<c t="e"><v>#N/A</v></c>' }),
      ),
    );
    expect(judged(rows)).toEqual([
      [2, 'validation.fill-amount', GOOD_ROW.customer_name],
      [3, 'validation.fill-customer-name', ''],
    ]);
  });

  it('that is merged has its value in the first cell only; the others must be filled', async () => {
    const merged = '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>';
    const rows = await uploadAndListRows(
      buildWorkbook(HEADING + xmlRow() + xmlRow({ customer_name: textCell('') }), merged),
    );
    expect(judged(rows)).toEqual([
      [2, null, GOOD_ROW.customer_name],
      [3, 'validation.fill-customer-name', ''],
    ]);
  });

  it('loses control characters, which the database cannot store', async () => {
    const name = textCell(' Lin&#7; Chia\u0001-hao ');
    const [row] = await uploadAndListRows(buildWorkbook(HEADING + xmlRow({ customer_name: name })));
    expect([row?.error, row?.order.customer_name]).toEqual([null, 'Lin Chia-hao']);
  });

  it.each(['Lin Chia-hao&#xD83D;', 'MÃ¼ller', '\ufffd\ufffdbrahim'])(
    'with garbled letters is invalid: %s',
    async (name) => {
      const [row] = await uploadAndListRows(
        buildWorkbook(HEADING + xmlRow({ customer_name: textCell(name) })),
      );
      expect(row?.error).toBe('validation.garbled-text');
    },
  );

  it('in digits of another width or script is the same amount', async () => {
    const rows = await uploadAndListRows(
      bulkFile(['６４０', '٦٤٠', '640'].map((amount) => ({ ...GOOD_ROW, amount }))),
    );
    expect(rows.map(({ error }) => error)).toEqual([null, null, null]);
  });

  it('needs a confirmation with a point before three digits, which may be thousands, and with decimals that its currency lacks', async () => {
    const rows = await uploadAndListRows(
      bulkFile(['1.280', '1,280', '1.28'].map((amount) => ({ ...GOOD_ROW, amount }))),
    );
    expect(rows.map(({ error }) => error)).toEqual(['cell.which-amount', null, 'cell.which-amount']);
  });

  it('with text instead of an amount is invalid even in Kuwait, where the amount is optional', async () => {
    const host = 'kw.localhost';
    const authorization = await server.authorize('owner.kw@demo.test', host);
    const content = bulkFile(
      ['free', '-5', '1,250', '', '1.250'].map((amount) => ({
        customer_name: 'Noura',
        customer_phone: '50123451',
        dropoff_address: 'Block 3',
        latitude: '29.3697',
        longitude: '47.9783',
        amount,
      })),
    );
    const { body } = await owner.call(
      'POST',
      '/bulk-job/create',
      { vendor_id: 'kw1001', content, ...confirmAll(5) },
      { host, authorization },
    );
    const { orders } = (body as unknown as { body: { orders: BulkRow[] } }).body;
    expect(orders.map(({ error }) => error)).toEqual([
      FILL_AMOUNT,
      FILL_AMOUNT,
      'cell.which-amount',
      null,
      null,
    ]);
  });

  it('with a phone number keeps its leading 0 as text and may lack it as a number', async () => {
    const rows = await uploadAndListRows(
      bulkFile(
        ['0912048318', 912_048_318, '+886 912 048 318'].map((customer_phone) => ({
          ...GOOD_ROW,
          customer_phone,
        })),
      ),
    );
    expect(rows.map(({ error }) => error)).toEqual([null, null, null]);
  });

  it('with emoji and right-to-left text is kept unchanged', async () => {
    const rows = await uploadAndListRows(bulkFile([{ ...GOOD_ROW, customer_name: 'عائشة 🚚' }]));
    expect(judged(rows)).toEqual([[2, null, 'عائشة 🚚']]);
  });

  it('with a date or time has the same value as text and as a formatted number; words are invalid, plain numbers need a confirmation', async () => {
    const tomorrow = new Date(server.clock.nowMs() + 86_400_000).toISOString().slice(0, 10);
    const scheduled = (delivery_date: string | number, delivery_time: string | number): FileRow => ({
      ...GOOD_ROW,
      delivery_type: 'scheduled',
      delivery_date,
      delivery_time,
    });
    const serial = Date.parse(tomorrow) / 86_400_000 + 25_569;
    const rows = await uploadAndListRows(
      bulkFile(
        [
          scheduled(tomorrow, '18:00'),
          scheduled(serial, 0.75),
          scheduled('Friday', 'six'),
          scheduled(serial, 18),
        ],
        BULK_COLUMNS,
        { K3: 'd.m.yy', L3: '[$-409]h:mm AM/PM' },
      ),
    );
    const [asText, asFormatted, asWords, asNumber] = rows;
    expect([asText, asFormatted, asWords, asNumber].map((row) => row?.error)).toEqual([
      null,
      null,
      'cell.no-date',
      'cell.which-date',
    ]);
    expect(asNumber?.cell).toEqual({ column: 'delivery_date', value: String(serial), answers: [tomorrow] });
    expect(asFormatted?.order.preordered_for).toBe(asText?.order.preordered_for);
    expect(asText?.order.preordered_for).toBe(Date.parse(`${tomorrow}T18:00:00+08:00`) / 1000);
  });
});

describe('a workbook', () => {
  it('with macros is read without running them', async () => {
    const file = zipSync({ ...unzipBulkFile(), 'xl/vbaProject.bin': Buffer.alloc(300, 1) });
    expect(judged(await uploadAndListRows(file))).toEqual([[2, null, GOOD_ROW.customer_name]]);
  });

  it('with headings that are object properties has unknown columns', async () => {
    const rows = await uploadAndListRows(bulkFile([GOOD_ROW], ['__proto__', 'constructor', ...BULK_COLUMNS]));
    expect(judged(rows)).toEqual([[2, null, GOOD_ROW.customer_name]]);
    expect(({} as Record<string, unknown>)['customer_name']).toBeUndefined();
  });

  it('with hidden sheets is read from the first visible sheet', async () => {
    const book = spreadsheets.utils.book_new();
    const buildSheet = (name: string) =>
      spreadsheets.utils.aoa_to_sheet([
        [...BULK_COLUMNS],
        BULK_COLUMNS.map((column) => (column === 'customer_name' ? name : (GOOD_ROW[column] ?? ''))),
      ]);
    for (const name of ['lists', 'more lists', 'orders', 'later'])
      spreadsheets.utils.book_append_sheet(book, buildSheet(name), name);
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 2 }, { Hidden: 0 }, { Hidden: 0 }] };
    const content = spreadsheets.write(book, { type: 'base64', bookType: 'xlsx' }) as string;
    expect(judged(await uploadAndListRows(content))).toEqual([[2, null, 'orders']]);
  });

  it.each([
    ['ends every sheet at its last possible row', '<row r="1048576" spans="1:4"/>'],
    [
      'writes every possible row, though all are empty',
      Array.from({ length: 1_048_573 }, (_, index) => `<row r="${index + 4}"/>`).join(''),
    ],
  ])('whose program %s is read', async (_, empty) => {
    const rows = await uploadAndListRows(buildWorkbook(HEADING + xmlRow() + '<row r="3"/>' + empty));
    expect(judged(rows)).toEqual([[2, null, GOOD_ROW.customer_name]]);
  });

  it('without a heading or without cells is refused with a specific message', async () => {
    const refusal = async (file: Uint8Array) => {
      const { status, body } = await send(file);
      return [status, body.meta?.translation_key];
    };
    expect(await refusal(buildWorkbook(xmlRow() + xmlRow()))).toEqual([400, 'bulk.columns']);
    expect(await refusal(buildWorkbook(''))).toEqual([400, 'bulk.columns']);
    expect(await refusal(buildWorkbook(HEADING))).toEqual([400, 'bulk.no-rows']);
  });
});

/** Translation keys allowed for changed bytes. */
const REFUSALS = [
  'bulk.invalid-format',
  'bulk.holds-too-much',
  'bulk.columns',
  'bulk.no-rows',
  'bulk.too-many-rows',
  'bulk.too-many-columns',
  'bulk.cell-too-long',
];

const FILES_A_SESSION = 250;

const HANG_MS = 2000;
/** Limit on a slow machine, in multiples of the duration of the unchanged file. */
const FLOORS = 50;

it('a workbook with changed bytes is read or refused with a known key within the time limit', async () => {
  const good = Buffer.from(bulkFile(Array.from({ length: 20 }, () => GOOD_ROW)), 'base64');
  const change = fastCheck.tuple(
    fastCheck.nat({ max: good.length - 1 }),
    fastCheck.integer({ min: 0, max: 255 }),
  );
  const timed = async (bytes: Uint8Array) => {
    // Stays below the rate limit of one session.
    server.clock.advance(2);
    const began = performance.now();
    const answer = await send(bytes);
    return { ...answer, ms: performance.now() - began };
  };
  // Loads the reader before times are measured.
  await uploadAndListRows(good);
  const bound = Math.max(HANG_MS, FLOORS * (await timed(good)).ms);
  let [longest, sent] = [0, 0];
  await fastCheck.assert(
    fastCheck.asyncProperty(fastCheck.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      const bytes = Buffer.from(good);
      for (const [at, byte] of changes) bytes[at] = byte;
      sent += 1;
      if (sent % FILES_A_SESSION === 0) owner = await signedInCaller(server);
      const { status, body, ms } = await timed(bytes);
      let shortest = ms;
      // Other processes can delay one read; a hanging file is slow each time.
      for (let again = 0; shortest > bound && again < 2; again += 1)
        shortest = Math.min(shortest, (await timed(bytes)).ms);
      expect(shortest).toBeLessThanOrEqual(bound);
      longest = Math.max(longest, shortest);
      if (status !== 200)
        expect([status, REFUSALS.includes(body.meta?.translation_key ?? '')]).toEqual([400, true]);
    }),
    { numRuns: process.env['COURIER_DEEP'] ? 2000 : 25 },
  );
  printRow('damaged workbooks on the server: slowest of 2,000', `${Math.round(longest)} ms`, '2 s');
  printFigure(`bent workbooks: the longest took the server ${Math.round(longest)} ms`);
});
