import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WORKBOOK_LIMITS } from '@courier/config';
import { unzipSync, zipSync } from 'fflate';
import { read, write } from 'xlsx';
import { GOOD_ROW, bulkFile } from '../../../testing/inputs/bulk-file';
import { HOSTILE_WORKBOOKS } from '../../../testing/inputs/hostile-workbooks';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const send = async (content: string | Uint8Array) => {
  const text = typeof content === 'string' ? content : Buffer.from(content).toString('base64');
  const { status, body } = await owner.call('POST', '/bulk-job/create', {
    vendor_id: 'v1001',
    content: text,
  });
  return [status, body.meta?.translation_key];
};
const savedAs = (bookType: 'biff8' | 'html' | 'csv') =>
  write(read(bulkFile([GOOD_ROW]), { type: 'base64' }), { type: 'buffer', bookType }) as Buffer;
const unzipBulkFile = () => unzipSync(Buffer.from(bulkFile([GOOD_ROW]), 'base64'));

/** Overwrites the unpacked sizes in both places of the archive. */
function lying(archive: Uint8Array): Uint8Array {
  const bytes = Buffer.from(archive);
  for (const [signature, offset] of [
    ['PK\x03\x04', 22],
    ['PK\x01\x02', 24],
  ] as const)
    for (
      let at = bytes.indexOf(signature, 0, 'latin1');
      at !== -1;
      at = bytes.indexOf(signature, at + 4, 'latin1')
    )
      bytes.writeUInt32LE(100, at + offset);
  return bytes;
}

describe('a file is refused', () => {
  it('above 5 MB, and not for its size at exactly 5 MB [API-BULK-06]', async () => {
    const bytes = Buffer.alloc(5_242_881, 1);
    expect(await send(bytes)).toEqual([413, 'bulk.invalid-size']);
    expect(await send(bytes.subarray(1))).toEqual([400, 'bulk.invalid-format']);
  });

  it.each<[string, () => string | Uint8Array]>([
    ['nothing', () => ''],
    ['text', () => Buffer.from('customer_name,customer_phone\nLin,0912')],
    ['no base64', () => `${bulkFile([GOOD_ROW])}%%%%`],
    ['an archive of something else', () => zipSync({ 'readme.txt': Buffer.from('hello') })],
    ['half a file', () => Buffer.from(bulkFile([GOOD_ROW]), 'base64').subarray(0, 2000)],
    ['noise after the signature', () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(5000, 0xa7)])],
    ['a page of HTML', () => savedAs('html')],
    ['CSV', () => savedAs('csv')],
    ['a workbook of before 2007', () => savedAs('biff8')],
    ['broken parts', () => zipSync({ ...unzipBulkFile(), 'xl/workbook.xml': Buffer.from('<workbook') })],
  ])('when it is %s [API-BULK-06]', async (_, content) => {
    const [status, key] = await send(content());
    expect(status).toBe(400);
    expect(['bulk.invalid-format', 'bulk.columns']).toContain(key);
  });

  it('when a password protects it, with a specific message', async () => {
    const container = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    const content = Buffer.concat([container, Buffer.from('EncryptedPackage', 'utf16le')]);
    expect(await send(content)).toEqual([400, 'bulk.encrypted']);
  });

  it.each(HOSTILE_WORKBOOKS)('that holds %s', async (_, key, make) => {
    const file = make();
    expect(file.length).toBeLessThan(200_000);
    expect(await send(file)).toEqual([400, key]);
  });

  it('that unpacks to far more than it declares', async () => {
    const spaces = Buffer.alloc(66 * 1024 * 1024, ' ');
    const bomb = zipSync({ ...unzipBulkFile(), 'xl/worksheets/sheet1.xml': spaces }, { level: 6 });
    expect(await send(lying(bomb))).toEqual([400, 'bulk.holds-too-much']);
  });

  it('with very many entries, other columns or no rows', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 250 }, (_, index) => [`xl/x${index}.xml`, Buffer.from('')]),
    );
    expect(await send(zipSync({ ...unzipBulkFile(), ...many }))).toEqual([400, 'bulk.holds-too-much']);
    expect(await send(bulkFile([GOOD_ROW], ['customer_name', 'amount']))).toEqual([400, 'bulk.columns']);
    expect(await send(bulkFile([]))).toEqual([400, 'bulk.no-rows']);
  });
});

it('a cell with the maximum number of characters is accepted in any encoding', async () => {
  const notes = '&<>字é'.repeat(WORKBOOK_LIMITS.cellCharacters / 5);
  const [status] = await send(bulkFile([{ ...GOOD_ROW, notes }]));
  expect(status).toBe(200);
});
