import { useState } from 'react';
import {
  Button,
  Dialog,
  Drawer,
  Dropdown,
  IconButton,
  Popover,
  ToastStack,
  type Toast,
} from '../../src/core';
import { useSamples } from '../use-samples';
import type { Story } from '../story';

function Asked() {
  const { note } = useSamples();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Dialog
        open={open}
        title="Cancel the order"
        onClose={() => setOpen(false)}
        footer={<Button kind="danger">Cancel the order</Button>}
      >
        <p>{note}</p>
      </Dialog>
    </>
  );
}

function Beside() {
  const { note } = useSamples();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Open the drawer
      </Button>
      {open && (
        <Drawer label="Menu" onClose={close}>
          <IconButton icon="cross" label="Close the menu" onClick={close} />
          <p>{note}</p>
        </Drawer>
      )}
    </>
  );
}

function Under() {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label="Outlets"
      trigger={(attributes) => (
        <Button {...attributes} kind="secondary">
          Open the popover
        </Button>
      )}
    >
      <Button kind="quiet">Harbour Tea</Button>
    </Popover>
  );
}

const TOASTS: Toast[] = (['success', 'info', 'warning', 'error'] as const).map((type) => ({
  id: type,
  type,
  message: { success: 'Order pushed!', info: 'Draft kept', warning: 'Slow connection', error: 'Not sent' }[
    type
  ],
  detail: 'One line that says what to do.',
  durationMs: 600_000,
}));

export const overlays: Story = {
  id: 'overlays',
  title: 'Dialogs, menus, notices',
  states: [
    { name: 'dialog', show: () => <Asked /> },
    { name: 'drawer', show: () => <Beside /> },
    { name: 'popover', show: () => <Under /> },
    {
      name: 'menu',
      show: () => (
        <Dropdown
          items={[
            { key: 'edit', label: 'Edit', icon: 'edit', onSelect: () => undefined },
            { key: 'remove', label: 'Remove', icon: 'ban', danger: true, onSelect: () => undefined },
          ]}
        >
          <button type="button">Open the menu</button>
        </Dropdown>
      ),
    },
    { name: 'notices', show: () => <ToastStack toasts={TOASTS} onDismiss={() => undefined} /> },
  ],
};
