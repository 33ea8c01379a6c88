import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, jest } from '@jest/globals';
import { Field } from '../field/Field';
import { Select } from '../input/Select';
import { renderUi } from '../testing/render-ui';
import { Dialog } from './Dialog';
import { Drawer } from './Drawer';
import { Dropdown } from './Dropdown';
import { Popover } from './Popover';

describe('a dialog', () => {
  it('is named by its title and closes by its cross and by Escape', async () => {
    const onClose = jest.fn();
    await renderUi(
      <Dialog open title="Cancel the rider?" onClose={onClose}>
        Text
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Cancel the rider?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('stays while its work must not be interrupted', async () => {
    const onClose = jest.fn();
    await renderUi(
      <Dialog open busy title="Cancelling" onClose={onClose}>
        Text
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });
});

it('a drawer is named by its title and closes by its cross', async () => {
  const onClose = jest.fn();
  await renderUi(
    <Drawer open title="Menu" onClose={onClose}>
      Links
    </Drawer>,
  );
  await userEvent.click(
    within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('button', { name: 'Close' }),
  );
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('a popover', () => {
  function Owner() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Popover
          open={open}
          onOpenChange={setOpen}
          label="Branches"
          trigger={(attributes) => <button {...attributes}>Harbour Tea</button>}
        >
          <button type="button">v1002</button>
        </Popover>
        <button type="button">Elsewhere</button>
      </>
    );
  }

  it('opens under its button, takes the focus, and gives it back on Escape', async () => {
    await renderUi(<Owner />);
    const trigger = screen.getByRole('button', { name: 'Harbour Tea', expanded: false });
    await userEvent.click(trigger);
    expect(screen.getByRole('dialog', { name: 'Branches' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'v1002' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(trigger).toHaveFocus();
  });

  it('closes by a click elsewhere and when the focus moves on', async () => {
    await renderUi(<Owner />);
    await userEvent.click(screen.getByRole('button', { name: 'Harbour Tea' }));
    await userEvent.click(document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Harbour Tea' }));
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('a menu opens under its button and runs what is chosen', async () => {
  const onSelect = jest.fn();
  await renderUi(
    <Dropdown items={[{ key: 'en', label: 'English', icon: 'globe', onSelect }]}>
      <button type="button">Language</button>
    </Dropdown>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Language' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /English/ }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

it('a select is named by its field and tells what was chosen', async () => {
  const onValueChange = jest.fn();
  await renderUi(
    <Field label="Reason" error="Choose a reason">
      <Select
        value={null}
        options={[
          { value: 'OTHER', label: 'Other delivery method' },
          { value: 'NO_RIDERS', label: <b>No riders</b> },
        ]}
        onValueChange={onValueChange}
      />
    </Field>,
  );
  const select = screen.getByRole('combobox', { name: 'Reason' });
  expect(select).toHaveAccessibleDescription('Choose a reason');
  await userEvent.click(select);
  const list = await screen.findByRole('listbox');
  const options = within(list).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Other delivery method', 'No riders']);
  expect(within(list).getByRole('option', { name: 'No riders' })).toBeInTheDocument();
  await userEvent.click(within(list).getByRole('option', { name: 'Other delivery method' }));
  expect(onValueChange).toHaveBeenCalledWith('OTHER');
});
