import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPublic } from '../../testing/render-public';
import { user } from '../../testing/user';

afterEach(() => void jest.restoreAllMocks());

const PASSWORD = 'Lantern#88';
const labelledInput = (name: string) => screen.getByLabelText(name, { selector: 'input' });
/** Pastes the text, because a render per key is slow. */
async function fill(name: string, text: string) {
  await user.clear(labelledInput(name));
  await user.click(labelledInput(name));
  await user.paste(text);
}
const submit = () => user.click(screen.getByRole('button', { name: 'Create account' }));
const open = (setUp: Parameters<typeof renderPublic>[0] = {}) =>
  renderPublic({ path: '/register', ...setUp });

async function fillAccount(email = 'jade@shop.test') {
  await fill('Email', email);
  await fill('Password', PASSWORD);
  await fill('Repeat the password', PASSWORD);
}
async function accept() {
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
}
async function fillBusiness(email?: string) {
  await fill('Business name', 'Jade Dumplings');
  await fill('Mobile number', '0912 048 317');
  await fillAccount(email);
}

describe('registration', () => {
  it.each([
    ['NPV', 'My business is new here'],
    ['PV', 'I have a vendor code'],
  ] as const)(
    'of type %s opens with “%s” and can be switched [SHELL-REG-01] [SHELL-REG-09] [SHELL-ROUTE-05]',
    async (registrationType, first) => {
      await open({ country: { registrationType } });
      expect(screen.getByRole('heading', { name: 'Create an account', level: 1 })).toBeVisible();
      const paths = screen.getAllByRole('radio');
      expect(paths[0]).toBe(screen.getByRole('radio', { name: first }));
      expect(paths[0]).toBeChecked();
      await user.click(paths[1] as HTMLElement);
      expect(paths[1]).toBeChecked();
      expect(screen.queryByLabelText('Business name') === null).toBe(registrationType === 'NPV');
    },
  );

  it('leads to the privacy page of the operator, else to what the terms say about it', async () => {
    const link = () => screen.getByRole('link', { name: 'privacy policy' });
    const { unmount } = await open();
    expect(link()).toHaveAttribute('href', '/termsandconditions#privacy');
    unmount();
    await open({ country: { legalPages: ['privacy'] } });
    expect(link()).toHaveAttribute('href', '/privacy');
  });

  it('of a business posts the typed values and shows how long the link is valid [SHELL-REG-02] [SHELL-REG-08] [SHELL-REG-10]', async () => {
    const { backend } = await open();
    await fillBusiness('Jade@shop.test');
    await accept();
    await submit();
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toHaveFocus();
    expect(screen.getByText(/We sent a link to jade@shop.test/)).toBeVisible();
    expect(screen.getByText('The link is valid for 24 hours.')).toBeVisible();
    expect(backend.callsOf('registration.register').map(({ body }) => body)).toEqual([
      {
        registration_type: 'NPV',
        business_name: 'Jade Dumplings',
        phone_number: '0912 048 317',
        email_address: 'Jade@shop.test',
        password: PASSWORD,
        terms_accepted: true,
        privacy_accepted: true,
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(/We sent a new link/)).toBeVisible();
    expect(backend.callsOf('registration.register')).toHaveLength(2);
  });

  it('sends nothing before terms and privacy are accepted, each with an error at its box [SHELL-REG-03]', async () => {
    const { backend } = await open();
    await fillBusiness();
    await submit();
    const [terms, privacy] = screen.getAllByRole('checkbox');
    expect(terms).toHaveAccessibleDescription('Accept the terms to go on');
    expect(terms).toHaveFocus();
    await user.click(terms as HTMLElement);
    await submit();
    expect(privacy).toHaveAccessibleDescription('Accept the privacy policy to go on');
    expect(backend.calls).toHaveLength(0);
    await user.click(privacy as HTMLElement);
    await submit();
    await screen.findByRole('heading', { name: 'Check your mail' });
  });

  it('shows every missing or invalid field without a request', async () => {
    const { backend } = await open();
    await submit();
    expect(labelledInput('Business name')).toHaveFocus();
    expect(labelledInput('Business name')).toHaveAccessibleDescription('Enter the name of your business');
    expect(labelledInput('Mobile number')).toHaveAccessibleDescription('Enter your mobile number');
    expect(labelledInput('Email')).toHaveAccessibleDescription('Enter your email address');
    expect(labelledInput('Password')).toHaveAccessibleDescription('Choose a password');
    await fill('Mobile number', '12');
    await fill('Email', 'jade');
    await submit();
    expect(labelledInput('Mobile number')).toHaveAccessibleDescription(
      "The phone number doesn't seem correct",
    );
    expect(labelledInput('Email')).toHaveAccessibleDescription('An email address looks like name@shop.com');
    expect(backend.calls).toHaveLength(0);
  });

  it.each([
    ['Ab1!567', 'The password still needs: 8 characters or more'],
    ['Abcdefg!', 'The password still needs: a number'],
    ['abcdef1!', 'The password still needs: an uppercase letter'],
    ['ABCDEF1!', 'The password still needs: a lowercase letter'],
    ['12345678!', 'The password still needs: an uppercase letter'],
    ['Abcdefg1', 'The password still needs: one of !@#$%^&*'],
    ['Abcdef1?', 'The password still needs: one of !@#$%^&*'],
  ])(
    'refuses the password %s: %s [SHELL-PASS-01] [SHELL-PASS-02] [SHELL-PASS-03]',
    async (password, text) => {
      const { backend } = await open();
      await fill('Password', password);
      await fill('Repeat the password', password);
      await submit();
      expect(labelledInput('Password')).toHaveAccessibleDescription(text);
      expect(backend.calls).toHaveLength(0);
    },
  );

  it('shows the fulfilled password rules while typing and requires the password twice [SHELL-PASS-04]', async () => {
    await open();
    const met = () => screen.queryAllByText(/: done$/).map((rule) => rule.textContent);
    expect(met()).toEqual([]);
    await fill('Password', 'ab1');
    expect(met()).toEqual(['a number: done', 'a lowercase letter: done', 'a letter: done']);
    await fill('Password', 'ab1cdefG!');
    expect(met()).toHaveLength(6);
    await fill('Repeat the password', 'ab1cdefG?');
    await submit();
    expect(labelledInput('Repeat the password')).toHaveAccessibleDescription(
      'The two passwords are not the same',
    );
  });

  it('asks for a VAT number of exactly 8 characters while the flag is on [SHELL-REG-07]', async () => {
    const { backend } = await open({ flags: { payment_vat: true } });
    await fillBusiness();
    await accept();
    for (const wrong of ['1234567', '123456789']) {
      await fill('VAT number', wrong);
      await submit();
      expect(labelledInput('VAT number')).toHaveAccessibleDescription('The number must have 8 characters');
    }
    expect(backend.calls).toHaveLength(0);
    await fill('VAT number', '12345678');
    await submit();
    await screen.findByRole('heading', { name: 'Check your mail' });
    expect(backend.callsOf('registration.register')[0]?.body).toMatchObject({ vat_number: '12345678' });
  });

  it('names the tax number of a country and its length, and accepts it as people write it', async () => {
    const { backend } = await open({ flags: { payment_vat: true }, country: { country: 'PL' } });
    expect(labelledInput('VAT number')).toHaveAccessibleDescription('NIP · 10 digits');
    await fillBusiness();
    await accept();
    await fill('VAT number', '12345678');
    await submit();
    expect(labelledInput('VAT number')).toHaveAccessibleDescription('The number must have 10 characters');
    expect(backend.calls).toHaveLength(0);
  });

  it('by vendor code verifies the code and email first and reports a wrong pair [SHELL-REG-04]', async () => {
    const { backend } = await open({ country: { registrationType: 'PV' } });
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
    const check = () => user.click(screen.getByRole('button', { name: 'Check the code' }));
    await check();
    expect(labelledInput('Vendor code')).toHaveAccessibleDescription('Enter the vendor code');
    await fill('Vendor code', 'v6001');
    await fill('Vendor email', 'other@demo.test');
    await check();
    expect(await screen.findByText('Vendor code or email is incorrect')).toBeVisible();
    expect(labelledInput('Vendor code')).toHaveValue('v6001');
    await fill('Vendor email', 'shop@demo.test');
    await check();
    expect(await screen.findByText('Your shop: Night Market Noodles')).toBeVisible();
    expect(labelledInput('Email')).toHaveValue('shop@demo.test');
    await fillAccount('noodles@shop.test');
    await accept();
    await submit();
    await screen.findByRole('heading', { name: 'Check your mail' });
    expect(backend.callsOf('registration.register')[0]?.body).toMatchObject({
      registration_type: 'PV',
      vendor_code: 'v6001',
      vendor_email: 'shop@demo.test',
      email_address: 'noodles@shop.test',
    });
  });

  it('reports that an outlet is registered already [SHELL-REG-05]', async () => {
    await open({
      country: { registrationType: 'PV' },
      prepare: (fake) => {
        fake.state.unclaimedVendors['v1001'] = { email: 'owner@demo.test', name: 'Harbour Tea' };
      },
    });
    await fill('Vendor code', 'v1001');
    await fill('Vendor email', 'owner@demo.test');
    await user.click(screen.getByRole('button', { name: 'Check the code' }));
    await screen.findByText('Your shop: Harbour Tea');
    await fillAccount();
    await accept();
    await submit();
    expect(await screen.findByText('This outlet is already registered')).toBeVisible();
  });

  it('reports at its field that an email is registered already, also after a change of language [SHELL-REG-06]', async () => {
    await open({ chinese: { errors: { registration: { 'email-registered': '這個電子郵件已註冊' } } } });
    await fillBusiness('owner@demo.test');
    await accept();
    await submit();
    await waitFor(() =>
      expect(labelledInput('Email')).toHaveAccessibleDescription('This email is already registered'),
    );
    expect(labelledInput('Email')).toHaveFocus();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'zh_Hant_TW');
    expect(await screen.findByRole('heading', { name: '建立帳號' })).toBeVisible();
    expect(labelledInput('電子郵件')).toHaveAccessibleDescription('這個電子郵件已註冊');
    expect(
      [labelledInput('店家名稱'), labelledInput('密碼')].map((input) => (input as HTMLInputElement).value),
    ).toEqual(['Jade Dumplings', PASSWORD]);
  });

  it.each([
    ['network', 'We could not reach the service. Check your connection and try again.'],
    ['html', /an answer we could not read/],
    [{ status: 500 }, 'The service refused that. Try again in a moment.'],
    [{ status: 429, message: 'TooManyRequestsException' }, /Too many tries/],
    [
      {
        status: 400,
        message: 'CodeDeliveryFailureException',
        translationKey: 'auth.CodeDeliveryFailureException',
      },
      /could not send the code/,
    ],
  ] as const)('shows the message for %j and keeps the typed values', async (failure, text) => {
    await open({ prepare: (fake) => fake.fail('registration.register', failure) });
    await fillBusiness();
    await accept();
    await submit();
    expect(await screen.findByText(text)).toBeVisible();
    expect(labelledInput('Password')).toHaveValue(PASSWORD);
    expect(labelledInput('Business name')).toHaveValue('Jade Dumplings');
  });

  it('sends one request for several clicks, and none while offline', async () => {
    let release: () => void = () => undefined;
    const { backend } = await open({
      prepare: (fake) => void (release = fake.delay('registration.register')),
    });
    await fillBusiness();
    await accept();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await submit();
    expect(await screen.findByText(/You are offline/)).toBeVisible();
    expect(backend.calls).toHaveLength(0);
    online.mockReturnValue(true);
    await submit();
    await user.dblClick(await screen.findByRole('button', { name: 'Creating your account' }));
    release();
    await screen.findByRole('heading', { name: 'Check your mail' });
    expect(backend.callsOf('registration.register')).toHaveLength(1);
  });

  it('keeps all values except secrets after a reload of the tab', async () => {
    const { tab, unmount } = await open();
    await fillBusiness();
    unmount();
    await open({ carried: tab.dump() });
    expect(labelledInput('Business name')).toHaveValue('Jade Dumplings');
    expect(labelledInput('Password')).toHaveValue('');
    expect(JSON.stringify(tab.dump())).not.toContain(PASSWORD);
  });
});
