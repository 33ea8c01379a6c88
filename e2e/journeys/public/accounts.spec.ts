import { expect, test } from '../../fixtures/portal';
import { pressOn, tabTo, typeInto } from '../../pages/by-keyboard';
import { newestMailTo } from '../../pages/outbox';
import { startIn } from '../../pages/sign-in';

const PASSWORD = 'Lantern#88';

test('a business registers by keyboard alone, confirms behind the link of the mail and signs in [SHELL-REG-10] [SHELL-ROUTE-02] [SHELL-ROUTE-05]', async ({
  page,
  portal,
}) => {
  await startIn(page, 'en');
  await page.goto(`${portal.origin}/register`);
  await tabTo(page, page.getByRole('radio', { name: 'My business is new here' }));
  const type = async (label: string, text: string) => {
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.type(text);
  };
  await type('Business name', 'Jade Dumplings');
  await type('Mobile number', '0912048317');
  await type('VAT number', '12345678');
  await type('Email', 'jade@shop.test');
  await type('Password', PASSWORD);
  await page.keyboard.press('Tab');
  await type('Repeat the password', PASSWORD);
  await page.keyboard.press('Tab');
  for (const name of ['I accept the terms and conditions', 'I accept the privacy policy']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name })).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused();

  const mail = await newestMailTo(page, portal.origin, 'jade@shop.test');
  const link = new URL(/http\S+/.exec(mail)?.[0] ?? '');
  expect(link.pathname).toBe('/register/confirm');
  expect(link.search).toBe('');
  await page.goto(`${portal.origin}${link.pathname}${link.hash}`);
  await expect(page.getByText('An account was registered with jade@shop.test')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Confirm the account' }));
  await expect(page.getByRole('heading', { name: 'Your account is confirmed' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill('jade@shop.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/request-a-rider/);
  await page.goto(`${portal.origin}/`);
  await expect(page).toHaveURL(/\/request-a-rider/);
});

test('a forgotten password is replaced by keyboard alone with the code of the mail [SHELL-PASS-05] [SHELL-PASS-06] [SHELL-ROUTE-03]', async ({
  page,
  portal,
}) => {
  await startIn(page, 'en');
  const labelledInput = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto(`${portal.origin}/connect`);
  await pressOn(page, page.getByRole('link', { name: 'Forgot password?' }));
  await typeInto(page, labelledInput('Email'), 'empty@demo.test');
  await page.keyboard.press('Enter');
  await expect(labelledInput('Code from the mail')).toBeFocused();
  const code = /\b\d{6}\b/.exec(await newestMailTo(page, portal.origin, 'empty@demo.test'))?.[0] ?? '';
  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  await typeInto(page, labelledInput('New password'), PASSWORD);
  await typeInto(page, labelledInput('Repeat the password'), PASSWORD);
  await pressOn(page, page.getByRole('button', { name: 'Set the new password' }));
  await expect(page.getByText('This is not the code we sent.')).toBeVisible();
  await typeInto(page, labelledInput('Code from the mail'), code);
  await pressOn(page, page.getByRole('button', { name: 'Set the new password' }));
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Log in' }));
  await typeInto(page, labelledInput('Email'), 'empty@demo.test');
  await typeInto(page, labelledInput('Password'), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/request-a-rider/);
});

test('a guest comes by keyboard alone from the landing page to the request form [SHELL-GUEST-07] [SHELL-STATIC-03]', async ({
  page,
  portal,
}) => {
  await startIn(page, 'en');
  await page.goto(`${portal.origin}/`);
  await pressOn(page, page.getByRole('form').getByRole('link', { name: /Send a parcel now/ }));
  await typeInto(page, page.getByLabel('Your name'), 'Lin Chia-hao');
  await typeInto(page, page.getByLabel('Mobile number'), '0912048317');
  await pressOn(page, page.getByRole('button', { name: 'Continue' }));
  await expect(page).toHaveURL(/\/request-a-rider/);
  const stored = await page.evaluate(() => localStorage.getItem('guest-login'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ name: 'Lin Chia-hao', phoneNumber: '+886912048317' });
});
