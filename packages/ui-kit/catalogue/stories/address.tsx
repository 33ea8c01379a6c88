import { useState } from 'react';
import { AddressInput, ChoiceButton, Field } from '../../src/input';
import { useSamples } from '../use-samples';
import type { Story } from '../story';

type Status = 'idle' | 'loading' | 'empty' | 'error';

function Address({ status, message, error }: { status: Status; message?: string; error?: string }) {
  const { address, customer } = useSamples();
  const [value, setValue] = useState(address);
  return (
    <AddressInput
      label="Drop-off address"
      value={value}
      onValueChange={setValue}
      status={status}
      error={error}
      {...(message ? { message } : {})}
      suggestions={
        status === 'idle'
          ? [
              { id: '1', kind: 'saved', primary: customer, secondary: address },
              { id: '2', kind: 'place', primary: address },
            ]
          : []
      }
      onPick={() => undefined}
      onClear={() => setValue('')}
    />
  );
}

function When({ error }: { error?: string }) {
  return (
    <Field label="Date and time" group error={error}>
      <ChoiceButton icon="calendar" value="Fri, Nov 20, 12:00" aria-haspopup="dialog" />
    </Field>
  );
}

export const address: Story = {
  id: 'address',
  title: 'Address and time',
  states: [
    { name: 'with suggestions', show: () => <Address status="idle" /> },
    { name: 'searching', show: () => <Address status="loading" /> },
    {
      name: 'nothing found',
      show: () => <Address status="empty" message="No address found. Check the street." />,
    },
    { name: 'wrong', show: () => <Address status="idle" error="We are not there yet" /> },
    { name: 'date and time', show: () => <When /> },
    { name: 'a time that is over', show: () => <When error="Choose a later time" /> },
  ],
};
