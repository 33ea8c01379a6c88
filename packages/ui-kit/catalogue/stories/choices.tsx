import { useState } from 'react';
import { Checkbox, Field, Segmented, Select, Switch } from '../../src/input';
import type { Story } from '../story';

function Segments({ disabled = false }: { disabled?: boolean }) {
  const [value, setValue] = useState('now');
  return (
    <Segmented
      label="When"
      value={value}
      disabled={disabled}
      onValueChange={setValue}
      options={[
        { value: 'now', label: 'As soon as possible', icon: 'clock' },
        { value: 'later', label: 'Later', icon: 'calendar' },
      ]}
    />
  );
}

function List({ busy = false }: { busy?: boolean }) {
  const [value, setValue] = useState<string | null>('v1001');
  return (
    <Field label="Collection point">
      <Select
        aria-label="Collection point"
        value={value}
        busy={busy}
        onValueChange={setValue}
        options={[
          { value: 'v1001', label: 'Harbour Tea' },
          { value: 'v1002', label: 'Harbour Tea Zhongshan' },
          { value: 'v1003', label: 'Harbour Tea Songshan', disabled: true },
        ]}
      />
    </Field>
  );
}

function OnOff() {
  const [on, setOn] = useState(true);
  return (
    <>
      <Switch label="Delivery area" hint="Drawn on the map" checked={on} onCheckedChange={setOn} />
      <Switch label="Not possible now" checked={false} disabled onCheckedChange={() => undefined} />
      <Checkbox label="I accept the terms" checked={on} onCheckedChange={setOn} />
      <Checkbox label="Always included" checked disabled onCheckedChange={() => undefined} />
    </>
  );
}

export const choices: Story = {
  id: 'choices',
  title: 'Choices',
  states: [
    { name: 'segments', show: () => <Segments /> },
    { name: 'segments, disabled', show: () => <Segments disabled /> },
    { name: 'list', show: () => <List /> },
    { name: 'list, busy', show: () => <List busy /> },
    { name: 'on and off', show: () => <OnOff /> },
  ],
};
