import { expect, test } from '../../fixtures/portal';
import { chooseFile, workbook } from '../../pages/bulk-file';
import { signIn } from '../../pages/sign-in';

const branch = (id: string, label: string, address: string) => ({
  outlet_id: id,
  outlet_name: label,
  outlet_phone: '0227215009',
  outlet_address: address,
  owner_emails: '',
});

test('collection points come from a sheet: good rows are saved, a taken ID waits as a draft, and no sheet is saved twice', async ({
  page,
  portal,
}) => {
  await signIn(page, portal.origin, 'owner@demo.test');
  await page.goto(`${portal.origin}/collection-points`);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Import collection points' })).toBeVisible();
  const file = workbook(
    [
      branch('HT-71', 'Harbour Tea · Pier', 'No. 9, Guangfu S. Rd.'),
      branch('ht-03', 'Harbour Tea · Twice', 'No. 12, Guangfu S. Rd.'),
      branch('HT-72', 'Harbour Tea · Corner', 'No. 30, Zhongxiao E. Rd., Sec. 4'),
    ],
    'branches.xlsx',
  );
  await chooseFile(page, file);
  await expect(page.getByRole('gridcell', { name: 'ht-03' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Save 2 collection points' }).click();
  await expect(page.getByRole('heading', { name: '2 collection points saved' })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Rows of the file' }).getByRole('row');
  await expect(rows.filter({ hasText: 'HT-71' })).toContainText('Saved');
  await expect(
    page.getByRole('status').filter({ hasText: '1 row was not saved. It is kept as a draft.' }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'To the collection points' }).click();
  for (const name of ['Harbour Tea · Pier', 'Harbour Tea · Corner'])
    await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible();
  await expect(page.getByText('Harbour Tea · Twice')).toHaveCount(0);

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('branches.xlsx')).toBeVisible();
  await chooseFile(page, file);
  await page.getByText('All 3', { exact: true }).click();
  for (const id of ['HT-71', 'HT-72'])
    await expect(
      page
        .getByRole('row')
        .filter({ has: page.getByRole('gridcell', { name: id }) })
        .getByRole('img', { name: 'There already' }),
    ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save/ })).toBeDisabled();
});
