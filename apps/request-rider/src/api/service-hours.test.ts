import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createQueryClient } from '@courier/api-client/queries';
import { createFakeBackend } from '@courier/api-client/testing';
import { readServiceHours } from './service-hours';

/** A moment at which the clocks of Taipei and London show different times. */
const atTaipei = (clock: string) => Date.parse(`2026-11-20T${clock}:30+08:00`);

async function hoursAt(value: string, clock: string) {
  jest.spyOn(Date, 'now').mockReturnValue(atTaipei(clock));
  const backend = createFakeBackend();
  backend.state.parameters['serviceHours'] = value;
  return readServiceHours(createQueryClient(), backend.client, {
    timezone: 'Asia/Taipei',
    vendorId: 'v1001',
  });
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('service hours', () => {
  it.each([
    // All day.
    ['0000:2359', '00:00', true],
    ['0000:2359', '23:59', true],
    // Both ends are inclusive to the minute.
    ['0900:2130', '08:59', false],
    ['0900:2130', '09:00', true],
    ['0900:2130', '21:30', true],
    ['0900:2130', '21:31', false],
    // The same end and start.
    ['1000:1000', '03:00', true],
    ['1000:1000', '10:00', true],
    // Across midnight.
    ['2200:0200', '21:59', false],
    ['2200:0200', '22:00', true],
    ['2200:0200', '23:59', true],
    ['2200:0200', '00:00', true],
    ['2200:0200', '02:00', true],
    ['2200:0200', '02:01', false],
  ])(
    '%s at %s on the clock of the country is open: %s [REQ-HOURS-03] [REQ-HOURS-04] [REQ-HOURS-05] [REQ-HOURS-06] [REQ-HOURS-09]',
    async (value, clock, open) => {
      expect(await hoursAt(value, clock)).toMatchObject({ open, now: clock });
    },
  );

  it.each([
    '',
    '900:2130',
    '0900-2130',
    '0900:21300',
    'x0900:2130',
    '0900:2130 ',
    '2360:0100',
    '0900:2400',
    '9999:0000',
  ])('treats "%s" as an error and not as hours [REQ-HOURS-01] [REQ-HOURS-02]', async (value) => {
    // If parsed as hours, each value would be closed at one of these times.
    expect(await hoursAt(value, '03:00')).toMatchObject({ open: true, window: null, opensAt: null });
  });

  it('takes 2359 as the latest time', async () => {
    expect(await hoursAt('2359:0000', '12:00')).toMatchObject({
      open: false,
      opensAt: '23:59',
      closesAt: '00:00',
    });
  });
});

describe('the plan of the operator', () => {
  const at = (text: string) => Date.parse(`${text}:00+08:00`) / 1000;
  async function stateAt(clock: string) {
    jest.spyOn(Date, 'now').mockReturnValue(atTaipei(clock));
    const backend = createFakeBackend();
    backend.state.parameters['serviceHours'] = '0000:2359';
    backend.state.serviceWindows = [
      { from: at('2026-11-20T09:00'), to: at('2026-11-20T14:00') },
      { from: at('2026-11-20T17:00'), to: at('2026-11-20T22:00') },
      { from: at('2026-11-22T10:00'), to: at('2026-11-22T14:00') },
    ];
    return readServiceHours(createQueryClient(), backend.client, {
      timezone: 'Asia/Taipei',
      vendorId: 'v1001',
    });
  }

  it.each([
    ['13:59', true, '09:00', '14:00', true],
    ['14:00', false, '17:00', '22:00', true],
    ['22:00', false, '2026-11-22 10:00', '2026-11-22 14:00', false],
  ])('at %s is open: %s, from %s to %s', async (clock, open, opensAt, closesAt, opensToday) => {
    expect(await stateAt(clock)).toMatchObject({ open, opensAt, closesAt, opensToday, now: clock });
  });
});
