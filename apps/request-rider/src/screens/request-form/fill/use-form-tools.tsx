import { Suspense, lazy, useState, type ReactNode } from 'react';
import { useSession } from '@courier/shell-api';
import type { FormTools } from '../desktop/FormHead';
import { useOrderToBeUpdated } from '../update/use-order-to-be-updated';

const OrderAgainDialog = lazy(async () => ({
  default: (await import('./OrderAgainDialog')).OrderAgainDialog,
}));
const PasteDialog = lazy(async () => ({ default: (await import('./PasteDialog')).PasteDialog }));

interface FormToolbox {
  tools: FormTools;
  dialog: ReactNode;
  /** Reads a text that was pasted beside the fields; null where it cannot be taken. */
  read: ((text: string) => void) | null;
}

/**
 * The dialogs that fill the form; their code comes when they are opened.
 * @param onAddress called when an address was filled in that is still to be found
 */
export function useFormTools(onAddress: () => void): FormToolbox {
  const guest = useSession().mode === 'GUEST';
  const updating = useOrderToBeUpdated() !== null;
  const [open, setOpen] = useState<{ kind: 'again' } | { kind: 'paste'; text: string } | null>(null);
  const close = () => setOpen(null);
  const read = updating ? null : (text: string) => setOpen({ kind: 'paste', text });
  return {
    tools: {
      again: guest || updating ? null : () => setOpen({ kind: 'again' }),
      paste: read && (() => read('')),
    },
    read,
    dialog: open && (
      <Suspense fallback={null}>
        {open.kind === 'again' ? (
          <OrderAgainDialog onClose={close} />
        ) : (
          <PasteDialog text={open.text} onAddress={onAddress} onClose={close} />
        )}
      </Suspense>
    ),
  };
}
