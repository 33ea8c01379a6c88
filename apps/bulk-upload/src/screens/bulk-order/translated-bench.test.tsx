import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { translatePage } from '@courier/shell-api/testing';
import { openBulk } from '../../testing/open-bulk';

const HEADING = 'customer_name\tcustomer_phone\tdropoff_address\tamount\tpayment_method';
const buildTranslatedRow = (name: string, payment: string) =>
  `${name}\t0912048317\tNo. 17, Ln. 240, Guangfu S. Rd. ${name}\t640\t${payment}`;

const good = () => screen.getByText('Good to place').closest('p')?.textContent;
const cellNote = (number: number) =>
  screen.getByText(new RegExp(`^Row ${number},`)).closest('p')?.textContent;

it('replaces the figures and texts of the active cell on a translated page', async () => {
  const { user } = openBulk();
  await user.click(await screen.findByRole('button', { name: 'Paste rows' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('textbox', { name: 'Rows' }));
  await user.paste(
    [
      HEADING,
      buildTranslatedRow('Lin', 'unpaid'),
      buildTranslatedRow('Chen', 'unpaid'),
      buildTranslatedRow('Wu', 'COD'),
    ].join('\n'),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Use these rows' }));
  await screen.findByRole('grid', { name: 'Rows of the file' });
  expect(good()).toBe('Good to place1 of 3');
  expect(cellNote(2)).toContain('“unpaid”');

  translatePage(document.body);
  screen.getByRole('grid').focus();
  await user.keyboard('{ArrowDown}');
  expect(cellNote(3)).toContain('“unpaid”');
  expect(screen.queryByText(/^Row 2,/)).toBeNull();

  translatePage(document.body);
  await user.click(screen.getByRole('button', { name: /^Use “Cash on delivery”/ }));
  expect(good()).toBe('Good to place3 of 3');
});
