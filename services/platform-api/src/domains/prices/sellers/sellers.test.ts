import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CountryCode } from '@courier/config';
import { createCommandDatabase, type CommandDatabase } from '../../../testing/databases/command-database';
import { findProblems, ruleFolder } from '../../../testing/inputs/rule-folder';
import { setRules } from '../../../testing/installations/set-rules';
import { undoRuleVersion } from '../operator-rules/rule-versions';
import type { SellerRule } from '../rule-shapes/seller-rules';
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
    ['one prefix for two countries', ['TW,A,B,,AB,', 'SG,C,D,,ab,'], 'TW has this prefix'],
    ['the code of another country as prefix', ['TW,A,B,,SG,'], 'SG is the prefix of that country'],
    ['an unknown country', ['XX,A,B,,TW,'], 'no such country'],
  ])('%s', async (_title, lines, problem) => {
    expect(await findProblems(read(lines))).toContain(problem);
  });
});

describe('an import', () => {
  let database: CommandDatabase;
  let opened: Awaited<ReturnType<CommandDatabase['open']>>;
  beforeAll(async () => {
    database = await createCommandDatabase();
    opened = await database.open();
  });
  afterAll(async () => {
    await opened.close();
    await database.drop();
  });
  const prefixes = async (line: string, country: CountryCode) => (await read([line])).get(country) ?? [];
  const warn = async (country: CountryCode, before: SellerRule[] | null, after: SellerRule[]) =>
    (await assessSellers(opened.db, { country, before, after })).warnings;

  it('warns where another prefix begins a new series of numbers', async () => {
    const before = await prefixes('TW,A,B,,TW,', 'TW');
    expect(await warn('TW', before, await prefixes('TW,A,B,,TX,', 'TW'))).toEqual([
      'all of TW: the prefix TW -> TX, so that the numbers of statements begin again at 1',
    ]);
    const renamed = await prefixes('TW,Z,B,,TW,', 'TW');
    expect([await warn('TW', before, renamed), await warn('TW', null, before)]).toEqual([[], []]);
    expect(await warn('TW', before, [])).toEqual([]);
  });

  it('warns where another country has or had the prefix, whose numbers would name two documents', async () => {
    const sellers = await prefixes('TW,A,B,,ONE,', 'TW');
    const ruleId = await setRules(opened.db, 'sellers', sellers, 1_800_000_000, 'TW');
    const warning =
      'all of SG: TW has or had the prefix ONE too, so that a number can name a statement of each';
    expect(await warn('SG', null, sellers)).toEqual([warning]);
    await undoRuleVersion(opened.db, { kind: 'sellers', country: 'TW', ruleId }, 'test', 1_800_000_001);
    expect(await warn('SG', null, sellers)).toEqual([warning]);
    expect(await warn('SG', sellers, sellers)).toEqual([]);
    expect(await warn('TW', null, sellers)).toEqual([]);
  });
});
