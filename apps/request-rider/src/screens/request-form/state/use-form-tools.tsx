import { Suspense, lazy, useCallback, useState, type ReactNode } from 'react';
import { useSession } from '@courier/shell-api';
import type { FormTools } from '../parts/FormHead';
import { useOrderToBeUpdated } from './use-order-to-be-updated';

const OrderAgainDialog = lazy(async () => ({
  default: (await import('../parts/OrderAgainDialog')).OrderAgainDialog,
}));
const PasteDialog = lazy(async () => ({ default: (await import('../parts/PasteDialog')).PasteDialog }));

interface FormToolbox {
  tools: FormTools;
  dialog: ReactNode;
  openPaste(text: string): void;
}

/**
 * The dialogs that fill the form; their code comes when they are opened.
 * @param onAddress called when an address was filled in that is still to be found
 */
export function useFormTools(onAddress: () => void): FormToolbox {
  const guest = useSession().mode === 'GUEST';
  const updating = useOrderToBeUpdated() !== null;
  const [open, setOpen] = useState<{ kind: 'again' } | { kind: 'paste'; text: string } | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const openAgain = useCallback(() => setOpen({ kind: 'again' }), []);
  const openPaste = useCallback((text: string) => setOpen({ kind: 'paste', text }), []);
  const paste = useCallback(() => openPaste(''), [openPaste]);
  return {
    tools: { again: guest || updating ? null : openAgain, paste: updating ? null : paste },
    openPaste,
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
