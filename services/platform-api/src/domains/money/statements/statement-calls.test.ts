import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AnswerOf, contract } from '@courier/api-client/contract';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { consoleAuthor } from '../../../platform/audit/authors';
import { signedInCaller, API, type TestCaller } from '../../../testing/callers/place-order';
import { plantOrder, plantShop } from '../../../testing/money/plant-orders';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { changeRules } from '../../prices/operator-rules/rule-changes';
import { sellerFile } from '../../prices/sellers/seller-file';
import { issueMonth } from './issue/issue-month';
import { monthAt, monthRange } from './lines/months';

type Answer = AnswerOf<typeof contract.statements.get>['result'];

const SHOP = 'v1001';
const OUTLET = 'v1002';
const MONTH = '2026-09';
const NUMBER = 'CT-2026-1';
let server: TestApp;
let owner: TestCaller;
let authorization: string;
const folder = mkdtempSync(join(tmpdir(), 'courier-statements-'));

beforeAll(async () => {
  server = await startTestApp({ limitFactor: 1000 });
  owner = await signedInCaller(server);
  authorization = await server.authorize('owner@demo.test');
  const { db, config } = server.deps;
  const seller = {
    name: 'Courier, Ltd.',
    address: ['1 Main Rd', 'Taipei'],
    taxNumber: '12345678',
    prefix: 'CT',
  };
  await changeRules(
    db,
    sellerFile,
    { file: 'sellers.csv', rules: { byCountry: new Map([['TW', [seller]]]), places: [] }, nowSeconds: 1 },
    { author: consoleAuthor(), madeBy: 'Ana', note: '', validFrom: () => 1, isTrial: false },
  );
  const { from, until } = monthRange(MONTH, 'TW');
  for (const [index, vendorId] of [SHOP, OUTLET, OUTLET].entries())
    await plantOrder(db, {
      orderId: `${vendorId}-september-${index}`,
      vendorId,
      country: 'TW',
      status: 'DELIVERED',
      createdAt: from + index * 1000,
      endedAt: from + index * 1000 + 900,
      lines: [
        { kind: 'base', amountMinor: 80 + index, taxPercent: 500, taxMinor: 4 },
        { kind: 'voucher', amountMinor: -10 },
      ],
      ...(index === 1 ? { cashMinor: 640 } : {}),
    });
  await plantShop(db, { vendorId: 'tw-other', country: 'TW' });
  const at = until + 21_600;
  const clock = { nowSeconds: () => at, nowMs: () => at * 1000 };
  await issueMonth({ db, config, clock }, { country: 'TW', month: MONTH });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

const fetchCsv = async (number = NUMBER) =>
  server.app.inject({
    url: `${API}/vendor/${SHOP}/statements/${number}.csv`,
    headers: { authorization },
  });

it('lists the statements of a shop with its outlets, and returns one as it was signed', async () => {
  const list = await owner.call('GET', `/vendor/${SHOP}/statements`);
  expect(list.body.result).toEqual({
    statements: [
      {
        kind: 'statement',
        is_invoice: true,
        corrects: null,
        number: NUMBER,
        month: MONTH,
        issued_on: '2026-10-01',
        currency: 'TWD',
        decimals: 0,
        gross_minor: 213,
        balance_minor: -427,
      },
    ],
    has_pdf: false,
  });
  const { statement } = (await owner.call('GET', `/vendor/${SHOP}/statements/${NUMBER}`)).body
    .result as Answer;
  expect(statement).toMatchObject({
    seller: { name: 'Courier, Ltd.', tax_number: '12345678' },
    buyer: { vendor_id: SHOP },
    rates: [
      { tax_percent: null, net_minor: -30, tax_minor: 0, gross_minor: -30 },
      { tax_percent: 500, net_minor: 231, tax_minor: 12, gross_minor: 243 },
    ],
    cash_collected_minor: 640,
  });
  expect(statement.entries.map(({ outlet_id, gross_minor }) => [outlet_id, gross_minor])).toEqual([
    [SHOP, -10],
    [SHOP, 80],
    [OUTLET, -10],
    [OUTLET, 81],
    [OUTLET, -10],
    [OUTLET, 82],
  ]);
});

it('shows what the statement of the running month contains so far', async () => {
  const nowSeconds = server.clock.nowSeconds();
  await plantOrder(server.deps.db, {
    orderId: `${SHOP}-running`,
    vendorId: SHOP,
    country: 'TW',
    status: 'DELIVERED',
    createdAt: nowSeconds - 20,
    endedAt: nowSeconds - 10,
    lines: [{ kind: 'base', amountMinor: 75 }],
    isPaidByCard: true,
  });
  const { body } = await owner.call('GET', `/vendor/${SHOP}/statements/preview`);
  expect(body.result).toMatchObject({
    number: null,
    month: monthAt(nowSeconds, 'TW'),
    gross_minor: 75,
    card_paid_minor: 75,
    balance_minor: 0,
  });
});

describe('refuses', () => {
  it.each([
    ['another shop', 'tw-other', NUMBER],
    ['an outlet, whose statements are with its parent', OUTLET, NUMBER],
    ['an unknown number', SHOP, 'CT-2026-2'],
  ])('%s', async (_title, vendorId, number) => {
    for (const path of [`/${number}`, `/${number}.csv`]) {
      const answer = await owner.call('GET', `/vendor/${vendorId}/statements${path}`);
      expect([path, answer.status]).toEqual([path, 404]);
    }
    if (vendorId === SHOP) return;
    for (const path of ['', '/preview'])
      expect((await owner.call('GET', `/vendor/${vendorId}/statements${path}`)).status).toBe(404);
  });

  it('an account that is a member of the outlet alone', async () => {
    const { db } = server.deps;
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'owner@demo.test')
      .where('country', '=', 'TW')
      .executeTakeFirstOrThrow();
    const memberships = await db
      .selectFrom('vendor_members')
      .selectAll()
      .where('user_id', '=', user.id)
      .execute();
    await db.deleteFrom('vendor_members').where('user_id', '=', user.id).execute();
    await db.insertInto('vendor_members').values({ user_id: user.id, vendor_id: OUTLET }).execute();
    try {
      for (const vendorId of [SHOP, OUTLET])
        expect((await owner.call('GET', `/vendor/${vendorId}/statements`)).status).toBe(404);
    } finally {
      await db.deleteFrom('vendor_members').where('user_id', '=', user.id).execute();
      await db.insertInto('vendor_members').values(memberships).execute();
    }
  });

  it('a guest', async () => {
    const payload = { name: 'Lin', email: 'guest@statements.test', phone_number: '0912048317' };
    const login = await server.app.inject({ method: 'POST', url: `${API}/guest/login`, payload });
    const { token, vendor_id: vendorId } = login.json<{ result: { token: string; vendor_id: string } }>()
      .result;
    for (const id of [SHOP, vendorId]) {
      const answer = await server.app.inject({
        url: `${API}/vendor/${id}/statements`,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.statusCode).toBe(403);
    }
  });
});

describe('the check of a file with the public key alone', () => {
  /** The script of the guide, as a reader copies it. */
  const readScript = () => {
    const page = fileURLToPath(new URL('../../../../../../docs/how-to/money.md', import.meta.url));
    const [, script = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync(page, 'utf8')) ?? [];
    return script;
  };
  const check = async (content: string) => {
    const keys = await server.app.inject({ url: '/.well-known/courier-evidence.json' });
    writeFileSync(join(folder, 'keys.json'), keys.body);
    writeFileSync(join(folder, 'statement.csv'), content);
    writeFileSync(join(folder, 'check-statement.mjs'), readScript());
    try {
      const output = execFileSync(process.execPath, ['check-statement.mjs', 'statement.csv', 'keys.json'], {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
      });
      return output.trim();
    } catch {
      return 'refused';
    }
  };

  it('accepts the file of a statement, and no file with another digit in any of its lines', async () => {
    const answer = await fetchCsv();
    expect(answer.headers['content-type']).toContain('text/csv');
    const content = answer.body;
    expect(await check(content)).toBe(`${NUMBER}: signed and unchanged, total 213`);
    expect(content).toContain('delivery,,,-10,0,-10\r\n');
    const lines = content.split('\r\n');
    const tampered = lines.flatMap((line, index) => {
      const digit = line.search(/\d/);
      if (digit < 0 || line.startsWith('signature')) return [];
      const other = String((Number(line[digit]) + 1) % 10);
      return [lines.with(index, line.slice(0, digit) + other + line.slice(digit + 1)).join('\r\n')];
    });
    expect(tampered.length).toBeGreaterThan(15);
    for (const file of [tampered[0], tampered[8], tampered.at(-1)])
      expect(await check(file ?? '')).toBe('refused');
    expect(await check(content.replace(/^signature,\w/m, 'signature,x'))).toBe('refused');
  });
});
