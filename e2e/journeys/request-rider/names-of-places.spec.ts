import { expect, test } from '../../fixtures/portal';
import { addressField, chooseAddress } from '../../pages/request-form';
import { signIn, signInReading } from '../../pages/sign-in';

test('who reads English chooses an English address; the Chinese one for the rider is shown beside it', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin);
  await chooseAddress(page, '光復南路240巷17號');
  await expect(addressField(page)).toHaveValue(
    /^No\. 17, Ln\. 240, Guangfu S\. Rd\., Da'an Dist\., Taipei City$/,
  );
  await expect(page.getByText('台北市大安區光復南路240巷17號', { exact: true }).first()).toBeVisible();
});

test('who reads Arabic in Kuwait finds its places under their Arabic names alone', async ({
  page,
  portal,
}) => {
  const origin = `http://kw.localhost:${portal.port}`;
  await signInReading(page, origin, { locale: 'ar_KW', email: 'owner@demo.test' });
  await page.getByRole('combobox').last().fill('السالمية');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('السالمية');
  await expect(first).not.toContainText(/[A-Za-z\u00c0-\u024f]/);
});
