import { Suspense, lazy, useEffect, useState, type ReactNode } from 'react';
import { useSession } from '@courier/shell-api';
import type { FormTools } from '../desktop/FormHead';
import { useRequest, useTag } from '../request/request-scope';
import { useOrderToBeUpdated } from '../update/use-order-to-be-updated';

const OrderAgainDialog = lazy(async () => ({
  default: (await import('./OrderAgainDialog')).OrderAgainDialog,
}));
const PasteDialog = lazy(async () => ({ default: (await import('./PasteDialog')).PasteDialog }));

type OpenTool = { kind: 'again' } | { kind: 'paste'; text: string };

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
  const { questions } = useRequest();
  const isPaying = useTag('paying');
  const isSending = useTag('sending');
  const [open, setOpen] = useState<OpenTool | null>(null);
  const show = (tool: OpenTool) => {
    questions.open('tool');
    setOpen(tool);
  };
  const close = () => {
    questions.close('tool');
    setOpen(null);
  };
  useEffect(() => () => questions.close('tool'), [questions]);
  // What is being sent or paid cannot be filled again.
  const isFixed = updating || isPaying || isSending;
  const read = isFixed ? null : (text: string) => show({ kind: 'paste', text });
  return {
    tools: {
      again: guest || isFixed ? null : () => show({ kind: 'again' }),
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
