import { useState } from 'react';
import { AddressInput, DateTimeInput, Field } from '../../src/input';
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

// 20 November 2026, 12:00 in Taipei
const NOON = 1_795_147_200;

function When() {
  const [value, setValue] = useState<number | null>(NOON);
  return (
    <Field label="Delivery time">
      <DateTimeInput
        value={value}
        onValueChange={setValue}
        timezone="Asia/Taipei"
        locale="en"
        minuteStep={5}
      />
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
  ],
};
