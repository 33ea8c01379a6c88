import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPublic } from '../../testing/render-public';
import { user } from '../../testing/user';

afterEach(() => void jest.restoreAllMocks());

const PASSWORD = 'Lantern#88';
const labelledInput = (name: string) => screen.getByLabelText(name, { selector: 'input' });
async function fill(name: string, text: string) {
  await user.clear(labelledInput(name));
  await user.click(labelledInput(name));
  await user.paste(text);
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function toCode(setUp: Parameters<typeof renderPublic>[0] = {}) {
  const opened = await renderPublic({ path: '/forgot-password', ...setUp });
  await fill('Email', 'owner@demo.test');
  await press('Send the code');
  await screen.findByText(/If there is an account with owner@demo.test, a code is on its way/);
  return opened;
}
async function fillNew(code = '123456') {
  await fill('Code from the mail', code);
  await fill('New password', PASSWORD);
  await fill('Repeat the password', PASSWORD);
}

describe('a new password', () => {
  it('asks for the email first, then for code and password twice, then leads to sign-in [SHELL-PASS-05] [SHELL-PASS-06] [SHELL-ROUTE-03]', async () => {
    const { backend } = await renderPublic({ path: '/forgot-password' });
    expect(screen.getByRole('heading', { name: 'Set a new password', level: 1 })).toBeVisible();
    expect(screen.queryByLabelText('Code from the mail')).toBeNull();
    await press('Send the code');
    expect(labelledInput('Email')).toHaveAccessibleDescription('Enter your email address');
    await fill('Email', 'owner@demo.test');
    await press('Send the code');
    expect(await screen.findByLabelText('Code from the mail')).toHaveFocus();
    await fillNew();
    await press('Set the new password');
    expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toHaveFocus();
    expect(screen.getByRole('main').querySelector('.pd-primary')).toHaveAttribute('href', '/connect');
    expect(backend.callsOf('passwords.forgot')[0]?.body).toEqual({ email_address: 'owner@demo.test' });
    expect(backend.state.accounts['owner@demo.test']).toBe(PASSWORD);
  });

  it.each([
    ['', 'Enter the code from the mail'],
    ['12345', 'The code has 6 digits'],
    ['12345a', 'The code has 6 digits'],
  ])('refuses the code “%s” without a request [SHELL-PASS-07]', async (code, text) => {
    const { backend } = await toCode();
    if (code) await fill('Code from the mail', code);
    await press('Set the new password');
    expect(labelledInput('Code from the mail')).toHaveAccessibleDescription(text);
    expect(labelledInput('New password')).toHaveAccessibleDescription('Choose a password');
    expect(backend.callsOf('passwords.reset')).toEqual([]);
  });

  it('accepts a code of 6 digits with spaces, and no longer code [SHELL-PASS-07]', async () => {
    const { backend } = await toCode();
    await user.type(labelledInput('Code from the mail'), '1234567');
    expect(labelledInput('Code from the mail')).toHaveValue('123456');
    await fillNew('123 45');
    await user.type(labelledInput('Code from the mail'), '٦');
    await press('Set the new password');
    await screen.findByRole('heading', { name: 'Your new password is set' });
    expect(backend.callsOf('passwords.reset')[0]?.body).toMatchObject({ code: '123456' });
  });

  it('requires the same new password twice [SHELL-PASS-04]', async () => {
    const { backend } = await toCode();
    await fillNew();
    await fill('Repeat the password', `${PASSWORD}x`);
    await press('Set the new password');
    expect(labelledInput('Repeat the password')).toHaveAccessibleDescription(
      'The two passwords are not the same',
    );
    expect(backend.callsOf('passwords.reset')).toEqual([]);
  });

  it('distinguishes a wrong code from an expired code and keeps the password', async () => {
    const { backend } = await toCode();
    await fillNew('654321');
    await press('Set the new password');
    await waitFor(() =>
      expect(labelledInput('Code from the mail')).toHaveAccessibleDescription(/not the code we sent/),
    );
    expect(labelledInput('Code from the mail')).toHaveFocus();
    backend.state.resetCodes.clear();
    await press('Set the new password');
    await waitFor(() =>
      expect(labelledInput('Code from the mail')).toHaveAccessibleDescription(/code has expired/),
    );
    expect(labelledInput('New password')).toHaveValue(PASSWORD);
    await press('Send a new code');
    expect(await screen.findByText(/A new code is on its way/)).toBeVisible();
    await fill('Code from the mail', '123456');
    await press('Set the new password');
    await screen.findByRole('heading', { name: 'Your new password is set' });
  });

  it('shows the wait after too many codes, also after a change of language', async () => {
    await renderPublic({
      path: '/forgot-password',
      chinese: { errors: { 'too-many-requests': '嘗試次數過多，請等一分鐘後再試。' } },
      prepare: (fake) => fake.fail('passwords.forgot', { status: 429, message: 'TooManyRequestsException' }),
    });
    await fill('Email', 'owner@demo.test');
    await press('Send the code');
    expect(await screen.findByText(/Too many tries/)).toBeVisible();
    expect(labelledInput('Email')).toHaveValue('owner@demo.test');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'zh_Hant_TW');
    expect(await screen.findByText(/嘗試次數過多/)).toBeVisible();
    expect(labelledInput('電子郵件')).toHaveValue('owner@demo.test');
  });

  it('sends one code for several clicks and can return to the email step', async () => {
    let release: () => void = () => undefined;
    const { backend } = await renderPublic({
      path: '/forgot-password',
      prepare: (fake) => void (release = fake.delay('passwords.forgot')),
    });
    await fill('Email', 'owner@demo.test');
    await press('Send the code');
    await user.dblClick(await screen.findByRole('button', { name: 'Sending the code' }));
    release();
    await screen.findByLabelText('Code from the mail');
    expect(backend.callsOf('passwords.forgot')).toHaveLength(1);
    await press('Use another email');
    expect(labelledInput('Email')).toHaveValue('owner@demo.test');
  });
});
