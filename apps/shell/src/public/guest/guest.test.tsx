import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { blockedStorage, type memoryStorage } from '../../testing/memory-storage';
import { buildToken, NOW } from '../../testing/build-session';
import { renderPublic } from '../../testing/render-public';
import { user } from '../../testing/user';

afterEach(() => void jest.restoreAllMocks());

const GUESTS = { guest_checkout: true };
const labelledInput = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
async function fill(name: string, text: string) {
  await user.clear(labelledInput(name));
  await user.click(labelledInput(name));
  await user.paste(text);
}
const open = (setUp: Parameters<typeof renderPublic>[0] = {}) =>
  renderPublic({ path: '/guest', flags: GUESTS, ...setUp });

describe('a guest', () => {
  it.each([
    ['lin@mail.test', { email: 'lin@mail.test' }],
    ['', {}],
  ])(
    'with email “%s” gets a token, which is stored, and the request form [SHELL-GUEST-02] [SHELL-GUEST-07]',
    async (email, kept) => {
      const { backend, page, storage } = await open();
      await fill('Your name', 'Lin Chia-hao');
      await fill('Mobile number', '0912048317');
      if (email) await fill('Email', email);
      await press('Continue');
      await waitFor(() => expect(page.assign).toHaveBeenCalledWith('/ask'));
      expect(backend.callsOf('guests.login').map(({ body }) => body)).toEqual([
        { name: 'Lin Chia-hao', phone_number: '0912048317', ...kept },
      ]);
      const stored = storage.dump()['guest-login'];
      expect(JSON.parse(stored ?? '')).toEqual({
        vendor_id: 'guest-1',
        token: expect.any(String),
        name: 'Lin Chia-hao',
        phoneNumber: '0912048317',
        ...kept,
      });
      expect(await screen.findByRole('button', { name: 'Opening the request form' })).toBeVisible();
    },
  );

  it('may enter only while guest checkout is on: on the landing page and at its address [SHELL-GUEST-06]', async () => {
    const { unmount } = await renderPublic({ path: '/connect', flags: GUESTS });
    expect(screen.getByRole('link', { name: /Send a parcel now/ })).toHaveAttribute('href', '/guest');
    unmount();
    const off = await renderPublic({ path: '/connect' });
    expect(screen.queryByRole('link', { name: /Send a parcel now/ })).toBeNull();
    off.unmount();
    await renderPublic({ path: '/guest' });
    expect(screen.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  });

  it('sees what is missing or wrong at its field and keeps the typed values', async () => {
    const { backend } = await open();
    await press('Continue');
    expect(labelledInput('Your name')).toHaveFocus();
    expect(labelledInput('Mobile number')).toHaveAccessibleDescription('Enter your mobile number');
    await fill('Your name', 'Lin');
    await fill('Email', 'lin');
    await fill('Mobile number', '12');
    await press('Continue');
    expect(labelledInput('Email')).toHaveAccessibleDescription('An email address looks like name@shop.com');
    expect(labelledInput('Mobile number')).toHaveAccessibleDescription(
      "The phone number doesn't seem correct",
    );
    expect(backend.calls).toEqual([]);
    await fill('Email', '');
    await fill('Mobile number', '0912048317');
    backend.fail('guests.login', {
      status: 400,
      message: 'InvalidParameterException',
      translationKey: 'validation.phone-incorrect',
      field: 'phone_number',
    });
    await press('Continue');
    await waitFor(() =>
      expect(labelledInput('Mobile number')).toHaveAccessibleDescription(
        "The phone number doesn't seem correct",
      ),
    );
    backend.fail('guests.login', 'network');
    await press('Continue');
    expect(await screen.findByText(/could not reach the service/)).toBeVisible();
    expect(labelledInput('Your name')).toHaveValue('Lin');
  });

  it('sees an error when this browser stores no data', async () => {
    const { page } = await open({ storage: blockedStorage() as ReturnType<typeof memoryStorage> });
    await fill('Your name', 'Lin');
    await fill('Mobile number', '0912048317');
    await press('Continue');
    expect(await screen.findByText(/This browser keeps no data for this site/)).toBeVisible();
    expect(page.assign).not.toHaveBeenCalled();
  });

  it('who is known in this browser can continue or start as another guest', async () => {
    const login = { vendor_id: 'g-1', token: buildToken({ exp: NOW + 60 }), name: 'Lin', phoneNumber: '1' };
    await open({ stored: { 'guest-login': JSON.stringify(login) } });
    expect(screen.getByRole('link', { name: 'Go on as Lin' })).toHaveAttribute('href', '/ask');
    await press('Start as somebody else');
    expect(labelledInput('Your name')).toHaveValue('');
  });
});
