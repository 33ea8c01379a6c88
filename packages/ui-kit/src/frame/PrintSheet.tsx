import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useRemoteMark } from './RemoteBounds';

export interface PrintSheetProps {
  children: ReactNode;
  /** Called once the print dialog is closed, whether it was printed or not. */
  onDone: () => void;
}

/**
 * Prints what is in it and nothing else of the page, as soon as it is there. Put a lazy part into a Suspense around it,
 * not inside.
 */
export function PrintSheet({ children, onDone }: PrintSheetProps) {
  const [sheet] = useState(() => Object.assign(document.createElement('div'), { className: 'print-sheet' }));
  const { 'data-remote': remote } = useRemoteMark();
  const done = useEffectEvent(onDone);

  useLayoutEffect(() => {
    if (remote !== undefined) sheet.dataset['remote'] = remote;
    document.body.append(sheet);
    return () => sheet.remove();
  }, [sheet, remote]);

  useEffect(() => {
    const finish = () => done();
    window.addEventListener('afterprint', finish);
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, []);

  return createPortal(children, sheet);
}
