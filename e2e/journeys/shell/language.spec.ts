import { expect, test } from '../../fixtures/portal';
import { signIn } from '../../pages/sign-in';

test('the language is switched in place, keeps what was typed, and stays after a reload', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin);
  await page.getByLabel('Customer name').fill('Lin Chia-hao');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByLabel('Language').selectOption('zh_Hant_TW');
  await expect(page.getByRole('link', { name: '叫外送員' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
  await expect(page.getByLabel('顧客姓名')).toHaveValue('Lin Chia-hao');
  await page.reload();
  await expect(page.getByRole('link', { name: '叫外送員' })).toBeVisible();
  await expect(page.getByLabel('顧客姓名')).toHaveValue('Lin Chia-hao');
});
