import { afterAll, describe, expect, it } from '@jest/globals';
import { findProblems, ruleFolder } from '../../../testing/inputs/rule-folder';
import { assessSellers } from './assess-sellers';
import { sellerFile } from './seller-file';

const HEADING = 'country,name,address,tax_number,prefix,footer';
const LINES = [
  'TW,"Courier Taiwan, Ltd.",1 Zhongxiao E Rd | 100 Taipei,12345678,tw,Bank 004 | 0012',
  'SG,Courier Pte. Ltd.,1 Raffles Place,,SGX1,',
];
const folder = ruleFolder();
afterAll(folder.remove);

const read = async (lines: readonly string[]) =>
  (await sellerFile.read(folder.write('sellers.csv', [HEADING, ...lines].join('\n')), undefined)).byCountry;

it('reads name, address, tax number, prefix and footer per country, and writes a file with the same', async () => {
  const sellers = await read(LINES);
  expect(sellers.get('TW')).toEqual([
    {
      name: 'Courier Taiwan, Ltd.',
      address: ['1 Zhongxiao E Rd', '100 Taipei'],
      taxNumber: '12345678',
      prefix: 'TW',
      footer: 'Bank 004 | 0012',
    },
  ]);
  expect(sellers.get('SG')).toEqual([
    { name: 'Courier Pte. Ltd.', address: ['1 Raffles Place'], prefix: 'SGX1' },
  ]);
  const again = await sellerFile.read(folder.write('again.csv', sellerFile.write(sellers)), undefined);
  expect(again.byCountry).toEqual(sellers);
});

it('reads a broken line of a cell as the next line of the address', async () => {
  expect((await read(['TW,Courier,"1 Main Rd\n100 Taipei",,TW,'])).get('TW')?.[0]?.address).toEqual([
    '1 Main Rd',
    '100 Taipei',
  ]);
});

describe('refuses', () => {
  it.each([
    ['a second seller of a country', ['TW,A,B,,TW,', 'TW,C,D,,TX,'], 'a country has one seller'],
    ['a line without a name', ['TW,,B,,TW,'], 'write the registered name'],
    ['an address of bars', ['TW,A,|,,TW,'], 'write the lines of the address'],
    ['a prefix with a hyphen', ['TW,A,B,,TW-1,'], 'write 1 to 12 letters'],
    ['a prefix of 13 characters', ['TW,A,B,,ABCDEFGHIJKLM,'], 'write 1 to 12 letters'],
    ['a footer of 301 characters', [`TW,A,B,,TW,${'x'.repeat(301)}`], 'write at most 300 characters'],
    ['an unknown country', ['XX,A,B,,TW,'], 'no such country'],
  ])('%s', async (_title, lines, problem) => {
    expect(await findProblems(read(lines))).toContain(problem);
  });
});

it('warns where another prefix begins a new series of numbers', async () => {
  const [before, after, renamed] = [
    await read(['TW,A,B,,TW,']),
    await read(['TW,A,B,,TX,']),
    await read(['TW,Z,B,,TW,']),
  ].map((sellers) => sellers.get('TW') ?? []);
  const warn = (former: typeof before | null, next: typeof before = []) =>
    assessSellers({ country: 'TW', before: former ?? null, after: next }).warnings;
  expect(warn(before, after)).toEqual([
    'all of TW: the prefix TW -> TX, so that the numbers of statements begin again at 1',
  ]);
  expect([warn(before, renamed), warn(null, after), warn(before, [])]).toEqual([[], [], []]);
});
