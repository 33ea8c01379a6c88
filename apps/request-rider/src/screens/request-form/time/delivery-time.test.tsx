import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createFakeBackend } from '@courier/api-client/testing';
import ar from '../../../../locales/ar.json';
import zh from '../../../../locales/zh_Hant_TW.json';
import { fillRequest, openRequest, placeButton, PLACE, type Opened } from '../../../testing/open-request';
import { openStoredDraft } from '../../../testing/stored-values';

const MINUTE = 60_000;
/** Friday, 20 November 2026, 14:40 in Taipei and 09:40 in Kuwait. */
const NOW = Date.UTC(2026, 10, 20, 6, 40, 12);
const later = { pre_order: true };

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const timeButton = () => screen.getByRole('button', { name: /^Date and time/ });
const choice = () => within(screen.getByRole('dialog', { name: 'Delivery time' }));
const pick = async ({ user }: Opened, name: string | RegExp) =>
  user.click(choice().getByRole('radio', { name }));
const sentTime = ({ backend }: Opened) =>
  (backend.callsOf('orders.create')[0]?.body as { preordered_for?: number } | undefined)?.preordered_for;
const placeScheduledOrder = async (opened: Opened) => {
  await opened.user.click(placeButton());
  await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
};

describe('the time of delivery', () => {
  it('is as soon as possible, or a later day and time [REQ-FORM-05] [REQ-FORM-06] [FLAG-14]', async () => {
    const opened = openRequest({ flags: later });
    expect(await screen.findByText('Drop-off within 60 minutes')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Date and time/ })).toBeNull();
    await opened.user.click(screen.getByRole('radio', { name: 'Later' }));
    expect(timeButton()).toHaveAccessibleName('Date and time Fri, Nov 20, 16:00');
    expect(screen.queryByText('Drop-off within 60 minutes')).toBeNull();
    expect(choice().getByRole('radio', { name: '16:00' })).toHaveFocus();
  });

  it('is sent with the chosen day and hour, regardless of the current time [REQ-FORM-05] [REQ-FORM-07]', async () => {
    const opened = openRequest({ flags: later });
    await fillRequest(opened);
    await opened.user.click(screen.getByRole('radio', { name: 'Later' }));
    await pick(opened, /^Tomorrow/);
    act(() => jest.advanceTimersByTime(2 * MINUTE));
    await pick(opened, '18:30');
    expect(timeButton()).toHaveTextContent('Sat, Nov 21, 18:30');
    await placeScheduledOrder(opened);
    expect(sentTime(opened)).toBe(Date.UTC(2026, 10, 21, 10, 30) / 1000);
  });

  it('keeps the time of day on another day, so that the marked time is the sent one [REQ-FORM-05]', async () => {
    const opened = openRequest({ flags: later });
    await fillRequest(opened);
    await opened.user.click(screen.getByRole('radio', { name: 'Later' }));
    await pick(opened, '17:30');
    await pick(opened, /^Tomorrow/);
    act(() => jest.advanceTimersByTime(2 * MINUTE));
    expect(choice().getByRole('radio', { name: /^Tomorrow/ })).toBeChecked();
    expect(choice().getByRole('radio', { name: '17:30' })).toBeChecked();
    await opened.user.click(choice().getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(timeButton()).toHaveFocus();
    await placeScheduledOrder(opened);
    expect(sentTime(opened)).toBe(Date.UTC(2026, 10, 21, 9, 30) / 1000);
  });

  it('returns to as soon as possible, and then no time is sent [REQ-FORM-05] [REQ-FORM-07]', async () => {
    const opened = openRequest({ flags: later });
    await fillRequest(opened);
    await opened.user.click(screen.getByRole('radio', { name: 'Later' }));
    await pick(opened, /^Tomorrow/);
    await opened.user.click(screen.getByRole('radio', { name: 'As soon as possible' }));
    expect(await screen.findByText('Drop-off within 60 minutes')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Date and time/ })).toBeNull();
    await placeScheduledOrder(opened);
    expect(sentTime(opened)).toBeUndefined();
    expect(opened.backend.callsOf('orders.create')).toHaveLength(1);
  });

  it('offers the hours of the country, in its time zone and language [REQ-FORM-08]', async () => {
    const backend = createFakeBackend();
    backend.state.parameters['serviceHours'] = '0900:1330';
    const opened = openRequest({
      backend,
      flags: later,
      country: 'KW',
      locale: 'ar_KW',
      locales: { ar, ar_KW: ar },
    });
    await opened.user.click(await screen.findByRole('radio', { name: ar.time.later }));
    const days = within(screen.getByRole('radiogroup', { name: ar.time.day })).getAllByRole('radio');
    expect(days).toHaveLength(3);
    const clocks = () =>
      within(screen.getByRole('radiogroup', { name: ar.time.clock }))
        .getAllByRole('radio')
        .map((radio) => radio.parentElement?.textContent);
    expect(clocks()).toEqual(['11:00', '11:30', '12:00', '12:30', '13:00', '13:30']);
    await opened.user.click(days[1] as HTMLElement);
    expect(clocks()[0]).toBe('09:00');
    await opened.user.click(days[2] as HTMLElement);
    expect(clocks()).toEqual(['09:00', '09:30']);
  });
});

describe('a time from the draft [REQ-FORM-08]', () => {
  it.each([
    ['59 minutes from now', 59, false],
    ['60 minutes from now', 60, true],
    ['two days from now', 48 * 60, true],
    ['a minute more than two days from now', 48 * 60 + 1, false],
  ])('is accepted or refused in whole minutes: %s', async (_, minutes, taken) => {
    const minute = Math.floor(NOW / MINUTE) * 60;
    openStoredDraft('v1001')
      .getState()
      .change({ preordered_for: minute + minutes * 60 });
    const opened = openRequest({ flags: later });
    await fillRequest(opened);
    // On a slow machine, typing may have taken a minute.
    jest.setSystemTime(NOW);
    await opened.user.click(placeButton());
    if (taken) {
      await waitFor(() => expect(opened.shell.navigations).toHaveLength(1));
      expect(sentTime(opened)).toBe(minute + minutes * 60);
    } else {
      expect(await screen.findByText('Choose a time from one hour to two days from now')).toBeInTheDocument();
      expect(timeButton()).toHaveAccessibleDescription('Choose a time from one hour to two days from now');
      expect(opened.backend.callsOf('orders.create')).toHaveLength(0);
    }
  });

  it('is refused outside the service hours in the country’s time zone', async () => {
    const backend = createFakeBackend();
    backend.state.parameters['serviceHours'] = '0900:1800';
    openStoredDraft('v1001')
      .getState()
      .change({ preordered_for: Date.UTC(2026, 10, 20, 10, 1) / 1000, destinationTextAddress: PLACE });
    const opened = openRequest({ backend, flags: later });
    await fillRequest(opened);
    await opened.user.click(placeButton());
    expect(
      await screen.findByText('Riders work from 09:00 to 18:00. Choose a time inside these hours.'),
    ).toBeInTheDocument();
    expect(opened.backend.callsOf('orders.create')).toHaveLength(0);
    await opened.user.click(timeButton());
    await pick(opened, '18:00');
    await placeScheduledOrder(opened);
    expect(sentTime(opened)).toBe(Date.UTC(2026, 10, 20, 10) / 1000);
  });
});

describe('the hours of the operator', () => {
  const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00+08:00`) / 1000;

  it('a service that is closed until another day names that day in the language of the reader', async () => {
    const backend = createFakeBackend();
    backend.state.serviceWindows = [{ from: at(22, '09:00'), to: at(22, '22:00') }];
    const opened = openRequest({ backend, flags: later });
    expect(
      await screen.findByRole('heading', { name: 'Riders are back at Sun, Nov 22, 09:00' }),
    ).toBeInTheDocument();
    expect(opened.shell.notices).toMatchObject([
      { type: 'warning', message: expect.stringContaining('Sun, Nov 22, 09:00 to 22:00') },
    ]);
  });

  it('a day and times without riders cannot be chosen and say why, and busy times name their surcharge', async () => {
    const backend = createFakeBackend();
    backend.state.serviceWindows = [
      { from: at(20, '09:00'), to: at(20, '18:00') },
      { from: at(20, '19:30'), to: at(20, '22:00') },
      { from: at(22, '09:00'), to: at(22, '22:00') },
    ];
    backend.state.busyWindows = [
      { from: at(20, '17:00'), to: at(20, '18:00'), name: 'Evening', percent: 12.5 },
      { from: at(20, '19:30'), to: at(20, '20:00'), name: '', amount: 20 },
    ];
    const opened = openRequest({ backend, flags: later });
    await opened.user.click(await screen.findByRole('radio', { name: 'Later' }));
    const tomorrow = choice().getByRole('radio', { name: /^Tomorrow/ });
    expect(tomorrow).toBeDisabled();
    expect(tomorrow).toHaveAccessibleName('Tomorrow No riders');
    expect(choice().getByText('No riders at 18:00–19:30, 22:00–00:00')).toBeVisible();
    expect(choice().queryByRole('radio', { name: /^18:30/ })).toBeNull();
    expect(choice().getByRole('radio', { name: /^16:30/ })).toHaveAccessibleName('16:30');
    expect(choice().getByRole('radio', { name: /^17:30/ })).toHaveAccessibleName(/^17:30 ?Evening \+12\.5%$/);
    expect(choice().getByRole('radio', { name: /^19:30/ })).toHaveAccessibleName(
      /^19:30 ?Busy-time surcharge \+NT.20$/,
    );
    expect(choice().getByText(/^Evening/, { selector: 'li' })).toHaveTextContent(
      'Evening +12.5% (17:00–18:00)',
    );
  });

  it('the surcharge of a time is one sentence of the language', async () => {
    const backend = createFakeBackend();
    backend.state.serviceWindows = [{ from: at(20, '09:00'), to: at(20, '22:00') }];
    backend.state.busyWindows = [{ from: at(20, '17:00'), to: at(20, '18:00'), name: '晚間', percent: 25 }];
    const opened = openRequest({ backend, flags: later, locale: 'zh_Hant_TW', locales: { zh_Hant_TW: zh } });
    await opened.user.click(await screen.findByRole('radio', { name: zh.time.later }));
    expect(await screen.findByText('晚間 +25%（17:00–18:00）')).toBeVisible();
  });

  it('times without riders are not reversed in Arabic', async () => {
    const backend = createFakeBackend();
    backend.state.serviceWindows = [{ from: at(20, '00:00'), to: at(20, '22:00') }];
    const opened = openRequest({ backend, flags: later, locale: 'ar_KW', locales: { ar_KW: ar } });
    await opened.user.click(await screen.findByRole('radio', { name: ar.time.later }));
    expect(await screen.findByText(/\u206622:00–00:00\u2069/)).toBeVisible();
  });
});
