import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { localTime, unixFromLocal } from '@courier/config/time';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { findProblems, ruleFolder } from '../../../testing/inputs/rule-folder';
import { setRules } from '../../../testing/installations/set-rules';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { hoursFile } from './hours-file';
import type { HoursPlan } from '../rule-shapes/hours-plan';
import { openWindows } from './open-windows';

const folder = ruleFolder();
afterAll(folder.remove);

const readPlan = async (lines: readonly string[]) => {
  const file = folder.write('hours.csv', ['country,city,vendor,days,date,hours', ...lines].join('\n'));
  return (await hoursFile.read(file, undefined)).byCountry;
};

/** Local times of the windows that touch the given days. */
function windowsOn(plan: HoursPlan, timezone: string, first: string, last = first): string[] {
  const from = unixFromLocal(first, '00:00', timezone) ?? 0;
  const to = (unixFromLocal(last, '23:59', timezone) ?? 0) + 60;
  return openWindows({ timezone, plan, parameter: '' }, { from, to }).map(
    (window) =>
      `${localTime(window.from, timezone)}-${localTime(window.to, timezone)} ${(window.to - window.from) / 60}`,
  );
}

describe('the plan of an operator', () => {
  it('has breaks, other hours on some days, holidays and exceptional days', async () => {
    const [plan] =
      (
        await readPlan([
          'KW,,,sun-thu,,09:00-13:30',
          'KW,,,sun-thu,,16:00-22:00',
          'KW,,,fri sat,,13:00-23:30',
          'KW,,,,2026-12-02,closed',
          'KW,,,,2026-12-04,10:00-12:00',
        ])
      ).get('KW') ?? [];
    if (!plan) throw new TypeError('No plan');
    const on = (date: string) => windowsOn(plan, 'Asia/Kuwait', date);
    expect(on('2026-12-01')).toEqual(['09:00-13:30 270', '16:00-22:00 360']);
    expect(on('2026-12-02')).toEqual([]);
    expect(on('2026-12-04')).toEqual(['10:00-12:00 120']);
    expect(on('2026-12-05')).toEqual(['13:00-23:30 630']);
  });

  it('goes over midnight, and two windows that meet are one', async () => {
    const [plan] = (await readPlan(['TW,,,fri,,20:00-03:00', 'TW,,,sat,,03:00-05:00'])).get('TW') ?? [];
    if (!plan) throw new TypeError('No plan');
    expect(windowsOn(plan, 'Asia/Taipei', '2026-12-04', '2026-12-05')).toEqual(['20:00-05:00 540']);
    expect(windowsOn(plan, 'Asia/Taipei', '2026-12-05')).toEqual(['00:00-05:00 300']);
    expect(windowsOn(plan, 'Asia/Taipei', '2026-12-03')).toEqual([]);
  });

  it.each([
    ['2026-03-29', '01:00-04:00 120'],
    ['2026-10-25', '01:00-04:00 240'],
    ['2026-06-01', '01:00-04:00 180'],
  ])('follows the clock on the wall on %s, also when it is changed', async (date, window) => {
    const [plan] = (await readPlan(['DE,,,,,01:00-04:00'])).get('DE') ?? [];
    if (!plan) throw new TypeError('No plan');
    expect(windowsOn(plan, 'Europe/Berlin', date)).toEqual([window]);
  });

  it('is written as it is read', async () => {
    const read = await readPlan([
      'KW,,,sun-thu,,09:00-13:30',
      'KW,,kw1001,,,00:00-24:00',
      'KW,,kw1001,,2026-12-02,closed',
      'DE,,,sat,,22:00-02:00',
    ]);
    const again = folder.write('again.csv', hoursFile.write(read));
    expect((await hoursFile.read(again, undefined)).byCountry).toEqual(read);
  });

  it.each([
    [['KW,,,mon,,9-17'], 'line 2, hours "9-17": write two different times'],
    [['KW,,,mon,,09:00-25:00'], 'line 2, hours "09:00-25:00"'],
    [['KW,,,mon,,'], 'line 2, hours "": write hours such as 09:00-21:30, or closed'],
    [['KW,,,mon,,09:00-12:00', 'KW,,,mon,,11:00-14:00'], 'line 3, hours "11:00-14:00": it overlaps line 2'],
    [['KW,,,,2026-02-30,closed', 'KW,,,mon,,09:00-12:00'], 'line 2, date "2026-02-30": write a day such as'],
    [['KW,,,mon,2026-12-24,closed'], 'line 2, days "mon": give days of the week or a date, not both'],
    [['KW,,,,2026-12-24,closed'], 'line 2: add the hours of the week'],
    [['KW,,,mon,,closed', 'KW,,,mon,,09:00-12:00'], 'line 3, hours "09:00-12:00": it overlaps line 2'],
    [['KW,,,fri,,20:00-03:00', 'KW,,,sat,,02:00-05:00'], 'line 3, hours "02:00-05:00": it overlaps line 2'],
    [['KW,,,mon,,01:00-05:00', 'KW,,,sun,,22:00-02:00'], 'line 3, hours "22:00-02:00": it overlaps line 2'],
    [
      ['KW,,,,,09:00-22:00', 'KW,,,,2026-12-31,20:00-03:00', 'KW,,,,2027-01-01,02:00-12:00'],
      'line 4, hours "02:00-12:00": it overlaps line 3',
    ],
  ])('%j is refused with its line and the way to fix it', async (lines, problem) => {
    expect(await findProblems(readPlan(lines))).toContain(problem);
  });
});

describe('GET /vendor/:vendorId/service-hours', () => {
  let server: TestApp;
  let owner: TestCaller;
  beforeAll(async () => {
    server = await startTestApp({ limitFactor: 1000 });
  });
  beforeEach(async () => {
    await server.deps.db.deleteFrom('operator_rules').execute();
    await server.deps.db.deleteFrom('country_parameters').execute();
    owner = await signedInCaller(server);
  });
  afterAll(() => server.close());

  const requestSlots = async (from: number, to: number, vendor = 'v1001') => {
    const answer = await owner.call('GET', `/vendor/${vendor}/service-hours?from=${from}&to=${to}`);
    return [answer.status, answer.body.result];
  };
  const tomorrow = (time: string) => {
    const date = new Date(server.clock.nowMs() + 86_400_000).toISOString().slice(0, 10);
    return unixFromLocal(date, time, 'Asia/Taipei') ?? 0;
  };

  it('answers the parameter of the country where no plan is set, and open where that cannot be read', async () => {
    const day = { from: tomorrow('00:00'), to: tomorrow('12:00') };
    expect(await requestSlots(day.from, day.to)).toEqual([200, { timezone: 'Asia/Taipei', windows: [day] }]);
    await server.deps.db
      .insertInto('country_parameters')
      .values({ country: 'TW', name: 'serviceHours', value: '"0930:1129"' })
      .execute();
    const window = { from: tomorrow('09:30'), to: tomorrow('11:30') };
    expect(await requestSlots(day.from, day.to)).toEqual([
      200,
      { timezone: 'Asia/Taipei', windows: [window] },
    ]);
  });

  it('answers the plan of the vendor before the one of the country', async () => {
    const week = (from: number, to: number) => [{ days: [1, 2, 3, 4, 5, 6, 7], from, to }];
    await setRules(
      server.deps.db,
      'hours',
      [
        { scope: {}, week: week(540, 600), dates: [] },
        { scope: { vendorId: 'v1002' }, week: week(600, 660), dates: [] },
      ],
      server.clock.nowSeconds(),
    );
    const [from, to] = [tomorrow('00:00'), tomorrow('23:00')];
    expect(await requestSlots(from, to)).toMatchObject([200, { windows: [{ from: tomorrow('09:00') }] }]);
    expect(await requestSlots(from, to, 'v1002')).toMatchObject([
      200,
      { windows: [{ from: tomorrow('10:00') }] },
    ]);
  });

  it.each([
    ['an empty range', 100, 100],
    ['63 days', 0, 63 * 86_400],
  ])('refuses %s', async (_name, from, to) => {
    expect((await requestSlots(from, to))[0]).toBe(400);
  });

  it('an order is refused outside the plan, now and for later, as the answer says', async () => {
    const closed = { scope: {}, week: [], dates: [] };
    await setRules(server.deps.db, 'hours', [closed], server.clock.nowSeconds());
    const now = await owner.call('POST', '/order', await owner.orderBody());
    expect([now.status, now.body.meta]).toEqual([
      400,
      { translation_key: 'store-closed', field: 'preordered_for' },
    ]);
    const hours = { scope: {}, week: [{ days: [1, 2, 3, 4, 5, 6, 7], from: 0, to: 1440 }], dates: [] };
    await setRules(server.deps.db, 'hours', [hours], server.clock.nowSeconds());
    expect((await owner.call('POST', '/order', await owner.orderBody())).status).toBe(200);
  });
});
