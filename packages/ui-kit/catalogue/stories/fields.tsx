import { useState } from 'react';
import { PlainField } from '../../src/core';
import { Field, MoneyInput, PhoneInput, TextArea, TextInput } from '../../src/input';
import { useSamples } from '../use-samples';
import type { Story } from '../story';

function Text({ error, disabled = false }: { error?: string; disabled?: boolean }) {
  const { customer } = useSamples();
  const [value, setValue] = useState(customer);
  return (
    <Field label="Customer name" hint="As on the door" error={error}>
      <TextInput value={value} onValueChange={setValue} disabled={disabled} />
    </Field>
  );
}

function Notes() {
  const { note } = useSamples();
  const [value, setValue] = useState(note);
  return (
    <Field label="Note for the rider" optional>
      <TextArea value={value} onValueChange={setValue} rows={3} />
    </Field>
  );
}

function Amount() {
  const [value, setValue] = useState('640');
  return (
    <Field label="Value of the goods" success="Cash on delivery is possible">
      <MoneyInput value={value} onValueChange={setValue} currency="NT" />
    </Field>
  );
}

function Phone() {
  const [value, setValue] = useState('912 345 678');
  return (
    <Field label="Mobile number" required>
      <PhoneInput value={value} onValueChange={setValue} prefix="+886" />
    </Field>
  );
}

export const fields: Story = {
  id: 'fields',
  title: 'Text fields',
  states: [
    { name: 'filled in', show: () => <Text /> },
    { name: 'wrong', show: () => <Text error="A name has no digits: “Lin 2”. Take the digit out." /> },
    { name: 'disabled', show: () => <Text disabled /> },
    { name: 'several lines', show: () => <Notes /> },
    { name: 'money', show: () => <Amount /> },
    { name: 'phone', show: () => <Phone /> },
    {
      name: 'of the public pages',
      show: () => <PlainField label="E-mail" type="email" placeholder="name@shop.test" />,
    },
  ],
};
