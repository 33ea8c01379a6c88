import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { pasteText } from '../../testing/case-files';
import { openBulk } from '../../testing/open-bulk';

describe('the columns of a sheet', () => {
  it('without a use are listed with an example, and one that may change an order is marked', async () => {
    const { user } = openBulk({ country: 'SG' });
    await pasteText(
      user,
      'Name,Phone,Address,Total,At the door,Category\nTan Wei,81234567,10 Orchard Road,25.50,5.50,Cake',
    );
    const list = within(await screen.findByRole('region', { name: 'Columns that are not used' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'At the door 5.50May say how an order is paid or when it is delivered',
      'Category Cake',
    ]);
    await user.click(screen.getByRole('button', { name: 'Use these columns' }));
    await screen.findByRole('grid');
    expect(screen.getByText('Columns that are not used:').parentElement).toHaveTextContent(
      'At the door (5.50); Category (Cake)',
    );
  });

  it('with sentences are offered as notes', async () => {
    const { user } = openBulk({ country: 'SG' });
    await pasteText(
      user,
      'Name,Phone,Address,Due,Total,By staff\nTan,81234567,10 Orchard Road,5,25.50,ring the bell twice please',
    );
    expect(await screen.findByText('“By staff” fits as well. Please check.')).toBeVisible();
    expect(screen.getByText('“Total” fits as well. Please check.')).toBeVisible();
    // The hint names the column that is not chosen.
    await user.click(screen.getByRole('combobox', { name: /^Value/ }));
    await user.click(await screen.findByRole('option', { name: /^Total/ }));
    expect(screen.getByText('“Due” fits as well. Please check.')).toBeVisible();
  });

  it('are split at another sign when the user chooses it', async () => {
    const { user } = openBulk({ country: 'SG' });
    await pasteText(user, 'Nm;Ph;Ad/Name/Phone/Address;Amt\nx;y;z/Tan/81234567/1 Main St;5');
    await user.click(await screen.findByRole('combobox', { name: 'Sign between the cells' }));
    await user.click(await screen.findByRole('option', { name: 'Comma' }));
    expect(await screen.findByRole('combobox', { name: /^Customer/ })).toHaveTextContent('Not in this sheet');
    await user.click(screen.getByRole('combobox', { name: /^Customer/ }));
    expect(await screen.findByRole('option', { name: /^Nm;Ph;Ad\/Name/ })).toBeVisible();
  });
});
