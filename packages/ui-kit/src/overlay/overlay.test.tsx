import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, jest } from '@jest/globals';
import { Field } from '../field/Field';
import { Select } from '../input/Select';
import { TextArea } from '../input/TextArea';
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

describe('the focus of a dialog', () => {
  function Owner({ inner = false }: { inner?: boolean }) {
    const [open, setOpen] = useState(false);
    const [asking, setAsking] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Paste
        </button>
        <Dialog open={open} title="Paste a message" onClose={() => setOpen(false)}>
          <Field label="Message">
            <TextArea value="" autoFocus onValueChange={() => undefined} />
          </Field>
          <button type="button" onClick={() => setAsking(true)}>
            Fill in
          </button>
          {inner && (
            <Dialog open={asking} title="Overwrite?" onClose={() => setAsking(false)}>
              Text
            </Dialog>
          )}
        </Dialog>
      </>
    );
  }

  it('stays inside in both directions and goes back to the button that opened it', async () => {
    await renderUi(<Owner />);
    await userEvent.click(screen.getByRole('button', { name: 'Paste' }));
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Fill in' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Paste' })).toHaveFocus();
  });

  it('belongs to the newest of two, and Escape closes that one alone', async () => {
    await renderUi(<Owner inner />);
    await userEvent.click(screen.getByRole('button', { name: 'Paste' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fill in' }));
    expect(screen.getAllByRole('dialog')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Paste a message' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Fill in' })).toHaveFocus();
  });

  it('leaves Escape to an open list inside', async () => {
    const onClose = jest.fn();
    await renderUi(
      <Dialog open title="Cancel the rider?" onClose={onClose}>
        <Field label="Reason">
          <Select
            value={null}
            options={[{ value: 'OTHER', label: 'Other' }]}
            onValueChange={() => undefined}
          />
        </Field>
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('combobox', { name: 'Reason' }));
    await screen.findByRole('listbox');
    const select = screen.getByRole('combobox', { name: 'Reason' });
    fireEvent.keyDown(select, { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(select).toHaveAttribute('aria-expanded', 'false'));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

it('a dialog without a way to close stays until one of its buttons is pressed', async () => {
  await renderUi(
    <Dialog open title="Terms" footer={<button type="button">I accept</button>}>
      Text
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['I accept']);
});

it('a drawer keeps the focus, closes by Escape and by a press beside it, and gives the focus back', async () => {
  function Owner() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && (
          <Drawer label="Menu" onClose={() => setOpen(false)}>
            <button type="button">Orders</button>
            <button type="button">Bills</button>
          </Drawer>
        )}
      </>
    );
  }
  await renderUi(<Owner />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  expect(screen.getByRole('button', { name: 'Orders' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Bills' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(drawer).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('dialog', { name: 'Menu' }).previousElementSibling as Element);
  expect(screen.queryByRole('dialog')).toBeNull();
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
          <button type="button" onClick={() => setOpen(false)}>
            v1002
          </button>
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

  it('restores the focus when a choice inside closes it', async () => {
    await renderUi(<Owner />);
    await userEvent.click(screen.getByRole('button', { name: 'Harbour Tea' }));
    await userEvent.click(screen.getByRole('button', { name: 'v1002' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Harbour Tea' })).toHaveFocus();
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

it('a select is named by its field and reports the selection', async () => {
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

it('a menu opened by arrow down takes the focus, shows the selection, and restores the focus', async () => {
  const onSelect = jest.fn();
  const items = ['Harbour Tea', 'Keelung'].map((label) => ({
    key: label,
    label,
    onSelect: () => onSelect(label),
  }));
  await renderUi(
    <Dropdown items={items} selected="Keelung">
      <button type="button">Change</button>
    </Dropdown>,
  );
  const button = screen.getByRole('button', { name: 'Change', expanded: false });
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  const chosen = await screen.findByRole('menuitem', { name: 'Keelung' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
  );
  expect(chosen).toHaveClass('ant-menu-item-selected');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Harbour Tea' }));
  expect(onSelect.mock.calls).toEqual([['Harbour Tea']]);
  expect(button).toHaveFocus();
});

it('a select has its role before its list is rendered, opens by an arrow key, and does not submit a form', async () => {
  const onSubmit = jest.fn();
  await renderUi(
    <form onSubmit={onSubmit}>
      <Field label="Period" hint="In Kuwait">
        <Select
          value="week"
          options={[
            { value: 'week', label: 'Past 7 days' },
            { value: 'month', label: 'Past 30 days' },
          ]}
          onValueChange={() => undefined}
        />
      </Field>
      <Field label="Place">
        <Select value={null} disabled placeholder="None yet" options={[]} onValueChange={() => undefined} />
      </Field>
    </form>,
  );
  const period = screen.getByRole('combobox', { name: 'Period', expanded: false });
  expect(period).toHaveTextContent('Past 7 days');
  expect(period).toHaveAccessibleDescription('In Kuwait');
  expect(screen.getByRole('combobox', { name: 'Place' })).toBeDisabled();
  expect(screen.getByText('None yet')).toBeVisible();
  expect(document.querySelector('.ant-select')).toBeNull();
  period.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('option', { name: 'Past 30 days' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Period', expanded: true })).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});
