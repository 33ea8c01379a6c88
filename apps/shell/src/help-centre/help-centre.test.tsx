import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { countryConfig } from '@courier/config';
import { renderShell } from '../testing/render-shell';
import { buildToken, NOW } from '../testing/build-session';
import { user } from '../testing/user';

const ORIGIN = 'http://portal.test';
const FAILED = 'The help centre could not be loaded. Try again.';
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  jest.useRealTimers();
});

async function open(setUp: Parameters<typeof renderShell>[0] = {}) {
  const shell = await renderShell(setUp);
  stop = shell.stop;
  await screen.findByText(/^(list|form) of/);
  const notices = () => shell.services.notices.shown.get().map(({ message }) => message);
  return { ...shell, notices };
}
const round = () => screen.findByRole('button', { name: 'Open the help centre' });
const panel = () => screen.findByRole('dialog', { name: 'Help centre' });
const findFrame = async () => (await screen.findByTitle('Help centre')) as HTMLIFrameElement;

/** The opened panel: `say` sends a message from the frame, `heard` collects the answers. */
async function openHelp(setUp: Parameters<typeof renderShell>[0] = {}) {
  const shell = await open(setUp);
  await user.click(await round());
  const frame = await findFrame();
  const heard: unknown[] = [];
  if (frame.contentWindow)
    frame.contentWindow.postMessage = ((message: unknown, origin: string) =>
      heard.push([message, origin])) as Window['postMessage'];
  const postFrameMessage = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    act(async () => {
      const source = frame.contentWindow;
      window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source, ...from }));
    });
  return { ...shell, frame, heard, say: postFrameMessage };
}

describe('the help centre', () => {
  it('is opened by a round button as a panel with a frame and a close button [SHELL-HELP-01]', async () => {
    await open();
    await user.click(await round());
    const frame = await findFrame();
    expect(within(await panel()).getByTitle('Help centre')).toBe(frame);
    await user.click(within(await panel()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'Help centre' })).toBeNull();
    expect(await round()).toHaveFocus();
  });

  it.each([
    ['its flag is off', { flags: { helpcenter: false } }],
    [
      'a guest is here',
      {
        session: null,
        stored: {
          'guest-login': JSON.stringify({
            vendor_id: 'g1',
            token: buildToken({ exp: NOW + 60 }),
            name: 'Lin',
            phoneNumber: '1',
          }),
        },
      },
    ],
    [
      'an app embeds the portal',
      { session: null, stored: { 'godroid-token': buildToken({ restaurant_id: 'v1002' }) } },
    ],
  ])('is absent while %s [SHELL-HELP-02] [SHELL-NAV-12]', async (_, setUp) => {
    await open(setUp);
    expect(screen.queryByRole('button', { name: 'Open the help centre' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Account' }));
    const account = within(screen.getByRole('dialog', { name: 'Your account' }));
    expect(account.queryByRole('button', { name: 'Help centre' })).toBeNull();
    expect(account.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  it('opens from the account panel as well [SHELL-NAV-12]', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await user.click(screen.getByRole('button', { name: 'Help centre' }));
    expect(await findFrame()).toBeInTheDocument();
  });

  it('requests a token, sends the user and the context, and shows the address in the answer [SHELL-HELP-03] [SHELL-HELP-04] [SHELL-HELP-05] [SHELL-HELP-06]', async () => {
    const { backend, frame } = await openHelp({ path: '/list/v1002', config: { build: 'b77' } });
    expect(backend.callsOf('helpCentre.token')[0]?.params).toEqual({ vendorId: 'v1002' });
    expect(backend.callsOf('helpCentre.init')[0]?.body).toEqual({
      user_id: 'user-1',
      email: 'owner@demo.test',
      guest: false,
      name: 'Harbour Tea Xinyi',
      brand: 'courier',
      global_entity_id: 'FP_TW',
      country: 'TW',
      locale: 'en',
      app_version: 'b77',
      verification_token: 'help-token',
      bridge: 'iframe',
      service_type: 'portal',
    });
    expect(frame.src).toBe(`${ORIGIN}/help-centre/frame?locale=en`);
  });

  it('is opened in the current language, and again after a change of language [SHELL-HELP-07]', async () => {
    const { backend, services } = await openHelp();
    await act(() => services.ports.locale.setLocale('zh_Hant_TW'));
    await waitFor(() => expect(backend.callsOf('helpCentre.init')).toHaveLength(2));
    expect(backend.callsOf('helpCentre.init')[1]?.body).toMatchObject({ locale: 'zh-TW' });
    expect(await screen.findByTitle('客服中心')).toHaveAttribute(
      'src',
      `${ORIGIN}/help-centre/frame?locale=zh-TW`,
    );
  });

  it('sends the entity of its country [SHELL-HELP-06]', async () => {
    const { backend } = await openHelp({ config: { country: 'SG' }, country: countryConfig('SG') });
    expect(backend.callsOf('helpCentre.init')[0]?.body).toMatchObject({
      global_entity_id: 'FP_SG',
      country: 'SG',
    });
  });
});

describe('the help frame', () => {
  it('receives the ready message with the supported messages after its start [SHELL-HELP-10]', async () => {
    const { say, heard } = await openHelp();
    await say({ type: 'HC_START' });
    expect(heard).toEqual([[{ type: 'HC_READY', supported_messages: ['HC_ACCESS_TOKEN_REQUEST'] }, ORIGIN]]);
  });

  it('receives a new token on request, or a denial with a notice for the user [SHELL-HELP-11] [SHELL-HELP-09]', async () => {
    const { say, heard, backend, notices } = await openHelp();
    await say({ type: 'HC_START' });
    await say({ type: 'HC_ACCESS_TOKEN_REQUEST' });
    await waitFor(() => expect(heard[1]).toEqual([{ type: 'HC_ACCESS_TOKEN', token: 'help-token' }, ORIGIN]));
    expect(backend.callsOf('helpCentre.token')).toHaveLength(2);
    backend.fail('helpCentre.token', { status: 403 });
    await say({ type: 'HC_ACCESS_TOKEN_REQUEST' });
    await waitFor(() => expect(heard[2]).toEqual([{ type: 'HC_ACCESS_TOKEN_DENIED' }, ORIGIN]));
    expect(notices()).toEqual([FAILED]);
  });

  it.each<[string, unknown, Partial<MessageEventInit>]>([
    ['of another window', { type: 'HC_START' }, { source: window }],
    ['of another origin', { type: 'HC_START' }, { origin: 'https://evil.test' }],
    ['without a window', { type: 'HC_START' }, { source: null }],
    ['of another kind', { type: 'HC_GIVE_SESSION' }, {}],
    ['that is no object', 'HC_ACCESS_TOKEN_REQUEST', {}],
  ])('ignores a message %s [SHELL-HELP-12]', async (_, data, from) => {
    const { say, heard, backend } = await openHelp();
    await say(data, from);
    expect([heard, backend.callsOf('helpCentre.token').length]).toEqual([[], 1]);
  });

  it.each(['https://evil.test/frame', 'javascript:alert(1)', '//evil.test'])(
    'is not shown at the foreign address %s [SHELL-HELP-12] [SHELL-HELP-09]',
    async (url) => {
      const { notices } = await open({
        files: (path) =>
          path === '/conditions-api/v1/init'
            ? new Response(JSON.stringify({ url }), { headers: { 'content-type': 'application/json' } })
            : undefined,
      });
      await user.click(await round());
      expect(await screen.findByText('The help centre is not answering')).toBeVisible();
      expect(screen.queryByTitle('Help centre')).toBeNull();
      expect(notices()).toEqual([FAILED]);
    },
  );
});

describe('a help centre that fails', () => {
  it.each(['helpCentre.token', 'helpCentre.init'] as const)(
    'at %s shows an error and a retry button [SHELL-HELP-09]',
    async (call) => {
      const { backend, notices } = await open({ prepare: (fake) => fake.fail(call, { status: 403 }) });
      await user.click(await round());
      expect(await screen.findByText('The help centre is not answering')).toBeVisible();
      expect(notices()).toEqual([FAILED]);
      backend.heal(call);
      await user.click(within(await panel()).getByRole('button', { name: 'Try again' }));
      expect(await findFrame()).toBeInTheDocument();
    },
  );
});

describe('timers of the help centre', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
  const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

  it('a frame without a message counts as failed [SHELL-HELP-09]', async () => {
    const { notices } = await openHelp();
    await pass(9000);
    expect(notices()).toEqual([]);
    await pass(1001);
    expect(screen.getByText('The help centre is not answering')).toBeVisible();
    expect(notices()).toEqual([FAILED]);
  });

  it('the token is renewed every 3,300,000 ms while the panel is open [SHELL-HELP-08]', async () => {
    const { say, heard, backend } = await openHelp();
    await say({ type: 'HC_START' });
    const tokens = () => backend.callsOf('helpCentre.token').length;
    await pass(3_299_000);
    expect(tokens()).toBe(1);
    await pass(1001);
    expect(tokens()).toBe(2);
    expect(heard.at(-1)).toEqual([{ type: 'HC_ACCESS_TOKEN', token: 'help-token' }, ORIGIN]);
    await pass(3_300_000);
    expect(tokens()).toBe(3);
    await user.click(within(await panel()).getByRole('button', { name: 'Close' }));
    await pass(7_000_000);
    expect(tokens()).toBe(3);
  });
});

describe('the page of the help centre', () => {
  it('shows the frame on the full page for the vendor of its address [SHELL-ROUTE-13]', async () => {
    const shell = await renderShell({ path: '/helpcenter/v1002' });
    stop = shell.stop;
    expect(await screen.findByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
    expect(await findFrame()).toHaveAttribute('src', `${ORIGIN}/help-centre/frame?locale=en`);
    expect(document.title).toBe('Help centre · Courier Portal');
    expect(shell.backend.callsOf('helpCentre.token')[0]?.params).toEqual({ vendorId: 'v1002' });
  });

  it('shows an error for a vendor that the account does not have', async () => {
    const shell = await renderShell({ path: '/helpcenter/v9999' });
    stop = shell.stop;
    expect(await screen.findByText('“v9999” is not one of your branches')).toBeVisible();
    expect(shell.backend.callsOf('helpCentre.token')).toEqual([]);
  });
});
