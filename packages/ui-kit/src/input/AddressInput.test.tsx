import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderUi } from '../testing/render-ui';
import { AddressInput, type AddressInputProps } from './AddressInput';

const SUGGESTIONS: AddressInputProps['suggestions'] = [
  { id: 'p1', primary: 'Ln. 240, Guangfu S. Rd.', secondary: 'Da’an Dist.', kind: 'place' },
  { id: 's1', primary: 'Lin Chia-hao', kind: 'saved' },
  { id: 'p2', primary: 'No. 17, Ln. 240', kind: 'place' },
];
const onPick = jest.fn();
const onClear = jest.fn();

function Owner(props: Partial<AddressInputProps>) {
  const [text, setText] = useState('');
  return (
    <AddressInput
      label="Deliver to"
      value={text}
      onValueChange={setText}
      suggestions={SUGGESTIONS}
      status="idle"
      onPick={onPick}
      onClear={() => {
        setText('');
        onClear();
      }}
      {...props}
    />
  );
}

const box = () => screen.getByRole('combobox', { name: 'Deliver to' });
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

beforeEach(() => {
  onPick.mockClear();
  onClear.mockClear();
});

describe('the address input', () => {
  it('has the direction of the page while it is empty, so that its hint is at the start, and then that of the text', async () => {
    await renderUi(<Owner />);
    expect(box()).not.toHaveAttribute('dir');
    await userEvent.type(box(), '1');
    expect(box()).toHaveAttribute('dir', 'auto');
  });

  it('lists saved customers and addresses in named groups during typing', async () => {
    await renderUi(<Owner />);
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.type(box(), '17');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Saved customer',
      'Addresses',
    ]);
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(screen.getByText('3 addresses found. Use the arrow keys.')).toBeInTheDocument();
  });

  it('walks through the list with the arrows, round its ends, and picks with Enter', async () => {
    await renderUi(<Owner />);
    await userEvent.type(box(), '17{ArrowDown}');
    expect(active()).toHaveTextContent('Lin Chia-hao');
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('No. 17, Ln. 240');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onPick.mock.calls).toEqual([['p1']]);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box()).toHaveFocus();
  });

  it('picks by click', async () => {
    await renderUi(<Owner />);
    await userEvent.type(box(), '1');
    await userEvent.click(screen.getByRole('option', { name: /No. 17/ }));
    expect(onPick.mock.calls).toEqual([['p2']]);
  });

  it('closes with Escape and keeps what was typed', async () => {
    await renderUi(<Owner />);
    await userEvent.type(box(), '17 Ln.{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box()).toHaveValue('17 Ln.');
  });

  it('does not pick while an input method composes', async () => {
    await renderUi(<Owner />);
    await userEvent.type(box(), '光{ArrowDown}');
    box().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
    expect(onPick).not.toHaveBeenCalled();
  });

  it('closes when the focus leaves', async () => {
    await renderUi(<Owner />);
    await userEvent.type(box(), '1');
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('clears and takes the focus back', async () => {
    await renderUi(<Owner />);
    await userEvent.type(box(), '17');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the address' }));
    expect(onClear).toHaveBeenCalledTimes(1);
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('');
  });

  it('says that nothing was found, and that the search failed', async () => {
    const { unmount } = await renderUi(<Owner suggestions={[]} status="empty" message="No address found" />);
    await userEvent.type(box(), 'x');
    expect(screen.getByText('No address found')).toBeVisible();
    unmount();
    await renderUi(<Owner suggestions={[]} status="error" message="The address search did not answer" />);
    await userEvent.type(box(), 'x');
    expect(screen.getByText('The address search did not answer')).toBeVisible();
  });

  it('names what is wrong with it', async () => {
    await renderUi(<Owner error="Fill the delivery address" />);
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('Fill the delivery address');
  });
});

it('without a result the list is closed and not referenced, but a message is shown', async () => {
  await renderUi(<Owner suggestions={[]} status="empty" message="No address found." />);
  await userEvent.type(box(), 'zzzz');
  expect(screen.getByText('No address found.')).toBeInTheDocument();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(box()).not.toHaveAttribute('aria-controls');
});

it('shows an address of two languages as one, with the local line beneath', async () => {
  await renderUi(<Owner suggestions={[]} status="idle" />);
  await userEvent.click(box());
  await userEvent.paste('Block 4, Salwa · سلوى');
  expect(box()).toHaveValue('Block 4, Salwa');
  expect(screen.getByText('سلوى')).toBeVisible();
});

it('explains beside a suggestion why it may be the wrong place', async () => {
  const suggestions = [
    { id: 'p1', kind: 'place' as const, primary: 'Ipoh', local: 'إيبوه', note: '175 km from the shop.' },
  ];
  await renderUi(<Owner suggestions={suggestions} />);
  await userEvent.type(box(), 'i');
  expect(screen.getByRole('option', { name: /Ipoh.*إيبوه.*175 km from the shop/ })).toBeVisible();
});
