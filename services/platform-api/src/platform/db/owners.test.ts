import { expect, it } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_CODE, OWNERS, TABLE_OWNERS, type TableOwner } from './owners';

const SRC = join(__dirname, '../..');
const LATER: readonly string[] = [...TABLE_OWNERS, 'operations', 'app'];
const BUILDER =
  /\.?(selectFrom|innerJoin|leftJoin|insertInto|updateTable|deleteFrom|from|using)\(\s*\[?\s*'(\w+)/g;
const STORED_CODE = /\bcreate (?:or replace )?(?:function|procedure|view|materialized view|rule) (\w+)/gi;
const SQL = /\b(from|join|insert into|update|delete from)\s+(\w+)/g;
const WRITES = /^(insert|update|delete)/;

/** Uses of tables outside their owner that stay, each with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'fleets writes delivery_signatures': 'A report stores its signature in the transaction of the order.',
  'fleets writes order_status_history':
    'A report adds its own time to the history in the transaction of the order.',
  'orders reads fleet_riders': "The customer's page shows the rider.",
  'orders reads rider_positions': 'Evidence lists where the rider was.',
  'orders reads riders': "The customer's page shows the rider.",
  'orders writes vendors': 'A guest orders as a vendor of one session.',
  'places reads orders': 'The address book is searched in the orders of a vendor.',
  'platform reads bulk_jobs': 'The owner of a call may be named by a file.',
  'platform reads cash_remittance_rows': 'Rows of the demonstration are counted and removed.',
  'platform reads ended_sessions': 'The live bus closes channels of sessions that ended on another instance.',
  'platform reads fleet_riders': 'Rows of the demonstration are counted and removed.',
  'platform reads operators': 'Rows of the demonstration are counted and removed.',
  'platform reads order_events': 'The live bus publishes events of an instance that died.',
  'platform reads orders': 'The owner of a call may be named by an order.',
  'platform reads outbox': 'A gauge counts the mails that wait.',
  'platform reads rider_accounts': 'Rows of the demonstration are counted and removed.',
  'platform reads rider_offers': 'Rows of the demonstration are counted and removed.',
  'platform reads statements': 'Rows of the demonstration are counted and removed.',
  'platform reads users': 'A database with accounts and without a mark belongs to staging.',
  'platform reads vendor_members': 'The owner of a call is a member of its vendor.',
  'platform reads vendors': 'The owner of a call may be named by a vendor.',
  'platform writes order_events': 'The live bus removes the events that it has sent, in one statement.',
  'prices reads order_charges': 'The return of an order is priced by the tariff that gave its fee.',
  'prices reads orders': 'A fee that was placed stays, and vouchers count their orders.',
};

const tables = new Set(Object.keys(OWNERS));
const isTable = (name: string): name is keyof typeof OWNERS => tables.has(name);

const readFolder = (file: string): string => {
  const [first = '', second = ''] = file.split('/', 2);
  return first === 'domains' ? second : first;
};

/** One line per use outside the owner: an earlier folder that reads, or another one that writes. */
function listForeignUses(file: string, source: string): string[] {
  const folder = readFolder(file);
  const code = source.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
  return [...code.matchAll(BUILDER), ...code.matchAll(SQL)].flatMap(([, verb = '', name = '']) => {
    if (!isTable(name)) return [];
    const owner: TableOwner = OWNERS[name];
    const isWrite = WRITES.test(verb);
    const mayRead = LATER.indexOf(folder) >= LATER.indexOf(owner);
    if (folder === owner || (!isWrite && mayRead)) return [];
    return [`${folder} ${isWrite ? 'writes' : 'reads'} ${name}`];
  });
}

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)(testing|migrations)\//.test(file),
);

it('only the owner writes a table, and only later folders read it', () => {
  const uses = sources.flatMap((file) => listForeignUses(file, readFileSync(join(SRC, file), 'utf8')));
  expect([...new Set(uses)].sort()).toEqual(Object.keys(ALLOWED).sort());
});

it('finds a table in a query and in SQL', () => {
  expect(
    listForeignUses(
      'domains/prices/fees.ts',
      "db.selectFrom('riders'); db.updateTable('orders'); sql`delete from users`; db.selectFrom('vendors')",
    ),
  ).toEqual(['prices reads riders', 'prices writes orders', 'prices writes users']);
});

const listStoredCode = (source: string) => [...source.matchAll(STORED_CODE)].map(([, name = '']) => name);

it('each function, view and rule of the database has its text in the folder that uses it', () => {
  const sourceFiles = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file),
  );
  const created = sourceFiles.flatMap((file) => listStoredCode(readFileSync(join(SRC, file), 'utf8')));
  expect([...new Set(created)].sort()).toEqual(Object.keys(DATABASE_CODE).sort());
  for (const [name, file] of Object.entries(DATABASE_CODE))
    expect(listStoredCode(readFileSync(join(SRC, file), 'utf8'))).toContain(name);
});

it('finds functions and views that a statement creates', () => {
  expect(
    listStoredCode(
      'CREATE FUNCTION one() returns trigger; create or replace view two as select 1; create table x',
    ),
  ).toEqual(['one', 'two']);
});
