import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BulkRow } from '@courier/api-client/contract';
import { consoleAuthor } from '../../../platform/audit/authors';
import { bulkFile, confirmAll, GOOD_ROW } from '../../../testing/inputs/bulk-file';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { findProblems, ruleFolder } from '../../../testing/inputs/rule-folder';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { changeRules } from '../operator-rules/rule-changes';
import { prohibitedFile } from './prohibited-file';

const HEADING = 'country,language,item,words';
const LINES = ['TW,en,Alcohol,beer | red wine', 'TW,zh_Hant_TW,酒類,啤酒', 'SG,en,Batteries,car battery'];
const folder = ruleFolder();
let server: TestApp;
let owner: TestCaller;

const read = (lines: readonly string[]) =>
  prohibitedFile.read(folder.write('prohibited.csv', [HEADING, ...lines].join('\n')), undefined);

beforeAll(async () => {
  server = await startTestApp({ limitFactor: 1000 });
  owner = await signedInCaller(server);
  const nowSeconds = server.clock.nowSeconds();
  const details = {
    author: consoleAuthor(),
    madeBy: 'Ana',
    note: '',
    validFrom: () => nowSeconds,
    isTrial: false,
  };
  const file = { file: 'prohibited.csv', rules: await read(LINES), nowSeconds };
  await changeRules(server.deps.db, prohibitedFile, file, details);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const place = async (description: string) => {
  const body = await owner.orderBody((order) => ({ ...order, order: { ...order.order, description } }));
  const answer = await owner.call('POST', '/order', body);
  return answer.status === 200 ? 'placed' : [answer.body.meta?.translation_key, answer.body.meta?.field];
};

it('refuses an order whose description names an item of the country, in any of its languages', async () => {
  const refused = ['validation.prohibited-item', 'order.description'];
  expect(await place('2 × Red Wine')).toEqual(refused);
  expect(await place('台灣啤酒六罐')).toEqual(refused);
  expect(await place('ginger beers')).toBe('placed');
  expect(await place('car battery')).toBe('placed');
});

it('refuses the row of a file in the same way', async () => {
  const rows = ['beer', 'tea'].map((description, index) => ({
    ...GOOD_ROW,
    customer_name: `Lin ${'ab'[index]}`,
    description,
  }));
  const body = { vendor_id: 'v1001', content: bulkFile(rows), ...confirmAll(rows.length) };
  const answer = await owner.call('POST', '/bulk-job/create', body);
  const { orders } = (answer.body as unknown as { body: { orders: BulkRow[] } }).body;
  expect(orders.map(({ error }) => error ?? null)).toEqual(['validation.prohibited-item', null]);
});

it('clients get the list of their country', async () => {
  const { result } = (await owner.call('GET', '/get-country-parameter/prohibitedItems')).body;
  expect(result).toBe('en\tAlcohol\tbeer|red wine\nzh_Hant_TW\t酒類\t啤酒');
});

it('is written as it is read', async () => {
  const { byCountry } = await read(LINES);
  const again = folder.write('again.csv', prohibitedFile.write(byCountry));
  expect((await prohibitedFile.read(again, undefined)).byCountry).toEqual(byCountry);
});

it.each([
  ['TW,english,Alcohol,beer', 'language "english": write a language such as en'],
  ['TW,en,,beer', 'item "": write the name that readers see'],
  ['TW,en,Alcohol,', 'words "": write the words of a description'],
  ['TW,en,Alcohol,beer | | wine', 'words "beer | | wine": write the words of a description'],
  ['XX,en,Alcohol,beer', 'country "XX": no such country'],
])('%s is refused with its line and the way to fix it', async (line, problem) => {
  expect(await findProblems(read([line]))).toContain(`prohibited.csv, line 2, ${problem}`);
});
