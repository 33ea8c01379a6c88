import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, jest } from '@jest/globals';
import { Field } from '../field/Field';
import { renderUi } from '../testing/render-ui';
import { Checkbox } from './Checkbox';
import { MoneyInput } from './MoneyInput';
import { moneyText } from './money-text';
import { PhoneInput } from './PhoneInput';
import { Segmented } from './Segmented';
import { Switch } from './Switch';
import { TextArea } from './TextArea';
import { TextInput } from './TextInput';

function Holder<Value>({
  start,
  children,
}: {
  start: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}) {
  const [value, set] = useState(start);
  return children(value, set);
}

describe('a field', () => {
  it('names its control, describes it by error and hint, and marks it invalid', async () => {
    await renderUi(
      <Field label="Customer name" hint="As on the bell" error="Fill the customer's name" required>
        <TextInput value="" onValueChange={() => undefined} />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Customer name' });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription("Fill the customer's name As on the bell");
  });

  it('is quiet without error', async () => {
    await renderUi(
      <Field label="Notes" optional>
        <TextArea value="" onValueChange={() => undefined} />
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Notes' })).toBeValid();
    expect(screen.getByText('optional')).toBeVisible();
  });

  it('names a group of choices', async () => {
    await renderUi(
      <Field group label="Payment">
        <Segmented
          value="PAID"
          options={[{ value: 'PAID', label: 'Paid' }]}
          onValueChange={() => undefined}
        />
      </Field>,
    );
    expect(screen.getByRole('radiogroup', { name: 'Payment' })).toBeVisible();
  });
});

describe('an amount', () => {
  it.each([
    ['1,280', 0, '.', '1280'],
    ['６４０', 0, '.', '640'],
    ['٦٫٤', 3, '.', '6.4'],
    ['١٬٢٥٠٫٥', 3, '.', '1250.5'],
    ['১২.৫', 2, '.', '12.5'],
    ['၁၅၀၀', 2, '.', '1500'],
    ['6.4567', 3, '.', '6.456'],
    ['1,250', 3, '.', '1250'],
    ['1.250', 3, '.', '1.250'],
    ['12.50', 0, '.', '12'],
    ['12,50', 2, '.', '12.50'],
    ['12,5', 2, '.', '12.5'],
    ['12.345', 2, '.', '12.34'],
    ['1,234,567', 2, '.', '1234567'],
    ['12,50', 2, ',', '12.50'],
    ['12.50', 2, ',', '12.50'],
    ['12,345', 2, ',', '12.34'],
    ['1.250', 2, ',', '1250'],
    ['1.250,50', 2, ',', '1250.50'],
    ['1,250.50', 2, ',', '1250.50'],
    ['1 250,50 zł', 2, ',', '1250.50'],
    ["1'250.50", 2, ',', '1250.50'],
    ['12.500', 0, ',', '12500'],
    ['₫12,500', 0, ',', '12500'],
    ['−4,70 €', 2, ',', '4.70'],
    ['1.234.567', 0, ',', '1234567'],
    ['12,', 2, ',', '12'],
    [',5', 2, ',', '0.5'],
    ['-5', 2, '.', '5'],
    ['abc', 2, '.', ''],
  ] as const)('typed as %s with %d decimals behind a %s is %s', (typed, decimals, sign, amount) => {
    expect(moneyText(typed, decimals, sign)).toBe(amount);
  });

  it.each([
    ['NT 1,280', 0, '.', '1,280', '1280', '1280'],
    ['1.250,50', 2, ',', '1.250,50', '1250.50', '1250,50'],
    ['12,50', 2, '.', '12,50', '12.50', '12.50'],
  ] as const)(
    'typed key by key as %s is kept, and shows the parsed amount on blur',
    async (keys, decimals, decimalSign, typed, amount, shown) => {
      const changes: string[] = [];
      await renderUi(
        <Field label="Order value">
          <Holder start="">
            {(value, set) => (
              <MoneyInput
                currency="NT"
                decimals={decimals}
                decimalSign={decimalSign}
                value={value}
                onValueChange={(next) => {
                  changes.push(next);
                  set(next);
                }}
              />
            )}
          </Holder>
        </Field>,
      );
      const field = screen.getByRole('textbox', { name: 'Order value' });
      await userEvent.type(field, keys);
      expect(field).toHaveValue(typed);
      expect(changes.at(-1)).toBe(amount);
      await userEvent.tab();
      expect(field).toHaveValue(shown);
    },
  );
});

describe('a phone number', () => {
  it('shows the prefix, runs left to right and is grouped when left', async () => {
    await renderUi(
      <Field label="Mobile number">
        <Holder start="">
          {(value, set) => (
            <PhoneInput
              prefix="+886"
              value={value}
              onValueChange={set}
              format={(text) => text.replace(/(...)(...)(...)/, '$1 $2 $3')}
            />
          )}
        </Holder>
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Mobile number' });
    expect(input).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText('+886')).toBeVisible();
    await userEvent.type(input, '912048317');
    await userEvent.tab();
    expect(input).toHaveValue('912 048 317');
  });
});

describe('choices', () => {
  const OPTIONS = [
    { value: 'asap', label: 'As soon as possible' },
    { value: 'later', label: 'Later' },
  ];

  it('are one stop for Tab and move with the arrows', async () => {
    await renderUi(
      <Holder start="asap">
        {(value, set) => (
          <Segmented<string> label="When" value={value} options={OPTIONS} onValueChange={set} />
        )}
      </Holder>,
    );
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'As soon as possible' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Later' })).toBeChecked();
  });

  it('switch by click on its words and by the space bar', async () => {
    const onCheckedChange = jest.fn();
    await renderUi(<Switch checked={false} onCheckedChange={onCheckedChange} label="Include all outlets" />);
    await userEvent.click(screen.getByText('Include all outlets'));
    expect(onCheckedChange).toHaveBeenLastCalledWith(true);
    screen.getByRole('switch', { name: 'Include all outlets' }).focus();
    await userEvent.keyboard(' ');
    expect(onCheckedChange).toHaveBeenCalledTimes(2);
  });

  it('a blocked switch says why', async () => {
    await renderUi(
      <Switch
        checked={false}
        disabled
        hint="Works when a parent is chosen"
        onCheckedChange={() => undefined}
        label="Include all outlets"
      />,
    );
    expect(screen.getByRole('switch')).toBeDisabled();
    expect(screen.getByRole('switch')).toHaveAccessibleDescription('Works when a parent is chosen');
  });

  it('tick a checkbox', async () => {
    await renderUi(
      <Holder start={false}>
        {(value, set) => <Checkbox checked={value} onCheckedChange={set} label="Delivery area" />}
      </Holder>,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Delivery area' }));
    expect(screen.getByRole('checkbox')).toBeChecked();
  });
});
