import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { CreateOrder, DiscountedFee } from '@courier/api-client/contract';
import { consoleAuthor } from '../../../platform/audit/authors';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { findProblems, ruleFolder } from '../../../testing/inputs/rule-folder';
import { setTariff } from '../../../testing/installations/set-rules';
import { demoTariff } from '../../../testing/server/demonstration';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { changeRules, undoChange } from '../operator-rules/rule-changes';
import { voucherFile } from './voucher-file';

const folder = ruleFolder();
const HEADING = 'country,code,type,value,from,until,limit,limit_per_customer';
let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp({ limitFactor: 1000 });
});
beforeEach(async () => {
  owner = await signedInCaller(server);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const read = (lines: readonly string[]) =>
  voucherFile.read(folder.write('vouchers.csv', [HEADING, ...lines].join('\n')), undefined);

async function importVouchers(lines: readonly string[]): Promise<number> {
  const nowSeconds = server.clock.nowSeconds();
  const rules = await read(lines);
  const details = {
    author: consoleAuthor(),
    madeBy: 'Ana',
    note: '',
    validFrom: () => nowSeconds,
    isTrial: false,
  };
  const [change] = await changeRules(
    server.deps.db,
    voucherFile,
    { file: 'x.csv', rules, nowSeconds },
    details,
  );
  return change?.ruleId ?? 0;
}

const isAvailable = async (code: string) => {
  const answer = await owner.call('GET', `/voucher/${code}`);
  return answer.status === 200 && (answer.body.result as { available: boolean }).available;
};

async function placeWith(code: string, phone?: string) {
  const body = await owner.orderBody();
  const order = { order_time: 0, delivery_fee: body.delivery_fee, signature: body.signature };
  const valid = await owner.call('POST', '/voucher/validate', { code, vendor_id: 'v1001', order });
  if (valid.status !== 200) return valid.status;
  const { voucher, delivery_fee, signature } = valid.body.result as DiscountedFee;
  const placed: CreateOrder = {
    ...body,
    customer: { ...body.customer, ...(phone === undefined ? {} : { phone_number: phone }) },
    voucher,
    discounted_delivery_fee: delivery_fee,
    discounted_delivery_fee_signature: signature,
  };
  return (await owner.call('POST', '/order', placed)).status;
}

it('can be used once it is imported, and no more when it is left out or undone', async () => {
  const first = await importVouchers(['TW,welcome,percentage,10,,2099-12-31,,']);
  expect(await isAvailable('WELCOME')).toBe(true);
  const second = await importVouchers(['TW,SUMMER,amount,30,,2099-12-31,,']);
  expect([await isAvailable('WELCOME'), await isAvailable('SUMMER')]).toEqual([false, true]);
  const undo = (ruleId: number) =>
    undoChange(
      server.deps.db,
      voucherFile,
      { country: 'TW', ruleId },
      { author: consoleAuthor(), madeBy: 'Ana', nowSeconds: server.clock.nowSeconds() },
    );
  expect(await undo(second)).toBe(true);
  expect([await isAvailable('WELCOME'), await isAvailable('SUMMER')]).toEqual([true, false]);
  expect([await undo(first), await undo(first)]).toEqual([true, false]);
  expect(await isAvailable('WELCOME')).toBe(false);
});

it('can be used from its first to its last minute only', async () => {
  await importVouchers([
    'TW,LATER,percentage,10,2099-01-01,2099-12-31,,',
    'TW,OVER,percentage,10,,2020-12-31,,',
  ]);
  expect([await isAvailable('LATER'), await isAvailable('OVER')]).toEqual([false, false]);
});

it('is for so many orders of a customer, also when two are placed at once', async () => {
  await importVouchers(['TW,TWICE,fee,20,,2099-12-31,,2']);
  const [one, other] = ['+886987654321', '+886987654322'];
  const answers = await Promise.all([1, 2, 3].map(() => placeWith('TWICE', one)));
  expect(answers.toSorted()).toEqual([200, 200, 400]);
  expect(await placeWith('TWICE', other)).toBe(200);
});

it.each([
  ['TW,OVER,percentage,10,,2020-12-31,,', ['OVER: it ended on 2020-12-31']],
  ['TW,FREE,percentage,100,,2099-12-31,,', ['FREE: 100 % makes every delivery free']],
  ['TW,FREE,fee,0,,2099-12-31,,', ['FREE: fee 0 makes every delivery free']],
  ['TW,NONE,amount,0,,2099-12-31,,', ['NONE: it reduces nothing']],
  [
    'TW,MUCH,amount,6500,,2099-12-31,,',
    ['MUCH: amount 6500 is above the dearest sample fee 245 (before: 50 %)'],
  ],
  ['TW,USUAL,amount,30,,2099-12-31,,', []],
  ['TW,FORMER,percentage,10,,2020-12-31,5,', []],
])('%s has the warnings that it needs', async (line, expected) => {
  const nowSeconds = server.clock.nowSeconds();
  const tariff = { ...demoTariff('TW'), surcharges: [], baseMinor: 101 };
  await setTariff(server.deps.db, tariff, nowSeconds);
  const list = async (lines: readonly string[]) => (await read(lines)).byCountry.get('TW') ?? [];
  const before = await list(['TW,FORMER,percentage,10,,2020-12-31,,', 'TW,MUCH,percentage,50,,2099-12-31,,']);
  const after = await list([line]);
  const change = { country: 'TW', before, after, nowSeconds } as const;
  expect((await voucherFile.assess?.(server.deps.db, change))?.warnings).toEqual(expected);
});

it('is written as it is read', async () => {
  const { byCountry } = await read([
    'TW,SUMMER-26,percentage,12.5,2026-12-01 08:00,2026-12-31 18:30,100,1',
    'KW,AHLAN,amount,0.250,,2026-12-31,,',
    'KW,FLAT,fee,1,,2026-12-31,5,',
  ]);
  const again = folder.write('again.csv', voucherFile.write(byCountry));
  expect((await voucherFile.read(again, undefined)).byCountry).toEqual(byCountry);
});

it.each([
  ['TW,A,percentage,10,,2099-12-31,,', 'code "A": write 3 to 32 letters'],
  ['TW,SUMMER,percentage,110,,2099-12-31,,', 'value "110": write a percentage above 0 and at most 100'],
  ['TW,SUMMER,amount,12.5,,2099-12-31,,', 'value "12.5": TWD has no decimals'],
  ['TW,SUMMER,amount,12,,31.12.2099,,', 'until "31.12.2099": write a day or moment such as 2026-12-31'],
  ['TW,SUMMER,amount,12,2099-12-31,2099-12-30,,', 'until "2099-12-30": the voucher ends before it begins'],
  ['TW,SUMMER,amount,12,,2099-12-31,0,', 'limit "0": a voucher for 0 orders cannot be used'],
])('%s is refused with its line and the way to fix it', async (line, problem) => {
  expect(await findProblems(read([line]))).toContain(`vouchers.csv, line 2, ${problem}`);
});
