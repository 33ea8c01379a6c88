import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCommandDatabase, type CommandDatabase } from '../../../testing/databases/command-database';
import { runCommand } from '../../../testing/processes/run-command';
import { newVendor } from '../../accounts/registration/new-vendor';

const TARIFFS = { source: 'domains/prices/pricing/tariffs/tariffs-command.ts', built: 'tariffs.mjs' };
const LIMITS = { source: 'domains/prices/order-limits/limits-command.ts', built: 'limits.mjs' };
const folder = mkdtempSync(join(tmpdir(), 'courier-rule-command-'));
let database: CommandDatabase;
const run = (args: readonly string[], command = TARIFFS) => runCommand(command, database.env, args);
const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const prices = (base: string) =>
  file(
    'prices.csv',
    `country,vendor,part,amount,from_km\nSG,,base,${base},\nSG,,distance,0.8,0\nKW,,base,0.750,\n`,
  );

beforeAll(async () => {
  database = await createCommandDatabase();
  const { db, close } = await database.open();
  const vendor = { name: 'Tea', phone: '+6561234567', paymentMethods: {}, nowSeconds: 1 };
  await db
    .insertInto('vendors')
    .values(newVendor({ ...vendor, vendorId: 's1', country: 'SG' }))
    .execute();
  await close();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

it('imports prices of two countries, shows the difference and sample fees, and undoes them', async () => {
  expect((await run(['check', prices('4.20')])).output).toContain('is complete: SG, KW.');
  const trial = await run(['import', prices('4.20'), '--dry-run']);
  expect(trial.output).toContain('SG: would change');
  expect(trial.output).toContain('3 km: no tariff -> 6.6');
  expect(trial.output).toContain('Nothing was stored');
  expect((await run(['history', '--country', 'sg'])).output).toBe('SG has no versions.\n');

  const first = await run(['import', prices('4.20'), '--by', 'Ana', '--note', 'Opening']);
  expect([first.errors, first.code]).toEqual(['', 0]);
  const [, version = ''] = /^SG: version (\d+)$/m.exec(first.output) ?? [];
  expect((await run(['import', prices('4.20')])).output).toBe('Nothing changes.\n');
  const second = await run(['import', prices('5'), '--by', 'Bo']);
  expect(second.output).toContain('- SG,,,base,,,,,4.2,,,,,\n+ SG,,,base,,,,,5,,,,,');
  expect(second.output).toContain('1 km: 5 -> 5.8');
  expect(second.output).not.toContain('KW');
  const [, later = ''] = /^SG: version (\d+)$/m.exec(second.output) ?? [];

  expect((await run(['undo', later, '--country', 'sg', '--by', 'Cleo'])).output).toContain(
    `version ${later} is undone`,
  );
  expect((await run(['export', '--country', 'sg'])).output).toContain('SG,,,base,,,,,4.2,,,,,');
  const { output } = await run(['history', '--country', 'sg']);
  expect(output).toMatch(
    new RegExp(`^${later}\\t.* by Bo\\tundone .* by Cleo\\t\\n${version}\\t.* by Ana\\t\\tOpening`, 'm'),
  );
  const target = join(folder, 'out.csv');
  await run(['export', '--version', later, '--country', 'sg', '--to', target]);
  expect(readFileSync(target, 'utf8')).toContain('SG,,,base,,,,,5,,,,,');
});

it('stores a change of size only with the code of its warning', async () => {
  const large = prices('420');
  const trial = await run(['import', large, '--dry-run']);
  const [, code = ''] = /^Warning ([\da-f]{6}): .*420\.8 \(SGD, Wednesday noon\)$/m.exec(trial.output) ?? [];
  const refused = await run(['import', large, '--yes', '000000']);
  expect([refused.code, refused.output]).toEqual([1, '']);
  expect(refused.errors).toContain(
    `Nothing was stored. If all of it is meant, repeat the command with --yes ${code}`,
  );
  expect((await run(['export', '--country', 'sg'])).output).toContain('SG,,,base,,,,,4.2,,,,,');
  const stored = await run(['import', large, '--yes', code]);
  expect([stored.code, stored.errors]).toEqual([0, '']);
  expect((await run(['export', '--country', 'sg'])).output).toContain('SG,,,base,,,,,420,,,,,');
  const back = await run(['import', prices('4.20')]);
  expect(back.errors).toContain('420.8 -> 5');
  const [, other = ''] = /--yes ([\da-f]{6})/.exec(back.errors) ?? [];
  expect(other).not.toBe(code);
  expect((await run(['import', prices('4.20'), '--yes', other])).code).toBe(0);
});

it('stores nothing of a file with one wrong line, and names it', async () => {
  const wrong = file(
    'wrong.csv',
    'country,city,vendor,part,amount\nSG,,,base,9\nKW,Salmiya,,base,1\nSG,,s9,base,2\nSG,,s1,base,3\n',
  );
  const { code, errors } = await run(['import', wrong]);
  expect([code, errors]).toEqual([
    1,
    `wrong.csv, line 3, city "Salmiya": no area has a city; import one first with npm run areas\nwrong.csv, line 4, vendor "s9": SG has no such vendor\n`,
  ]);
  expect((await run(['export', '--country', 'sg'])).output).not.toContain(',9,');
});

it('imports limits, from a moment on', async () => {
  const limits = file('limits.csv', 'country,limit,value\nSG,distance_km,12.5\nSG,item_value,300.00\n');
  const { output, errors } = await run(['import', limits, '--from', '2099-01-01 06:00'], LIMITS);
  expect([errors, output]).toEqual(['', expect.stringContaining('+ SG,,,distance_km,12.5')]);
  expect((await run(['history', '--country', 'sg'], LIMITS)).output).toContain('from 2099-01-01 06:00');
  expect((await run(['export', '--country', 'sg'], LIMITS)).errors).toBe('Nothing is set.\n');
});

it('imports a value limit for a vendor, and names a vendor that does not exist', async () => {
  const limits = file(
    'limits.csv',
    'country,vendor,limit,value\nSG,s1,item_value,300\nSG,s9,item_value,20\n',
  );
  expect((await run(['import', limits, '--dry-run'], LIMITS)).errors).toBe(
    'limits.csv, line 3, vendor "s9": SG has no such vendor\n',
  );
  const right = file('limits.csv', 'country,vendor,limit,value\nSG,s1,item_value,300\n');
  expect((await run(['import', right, '--dry-run'], LIMITS)).output).toContain('+ SG,,s1,item_value,300');
});

it.each([
  [['import'], 'Usage:'],
  [['undo', 'x', '--country', 'sg'], 'Usage:'],
  [['undo', '999', '--country', 'sg'], 'SG has no version 999 that holds'],
  [['history', '--country', 'zz'], 'There is no country zz.'],
  [['import', '/nowhere.csv'], 'nowhere.csv: it cannot be read'],
])('explains what it cannot do: %j', async (args, sentence) => {
  const { code, errors } = await run(args);
  expect([code, errors]).toEqual([1, expect.stringContaining(sentence)]);
});
