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
  /** Opens the paste dialog with a text pasted outside the fields; null where it is not accepted. */
  read: ((text: string) => void) | null;
}

/**
 * The dialogs that fill the form; their code is loaded on opening.
 * @param onAddress called when a filled address still needs a look-up
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
