import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useRemoteMark } from './RemoteBounds';

export interface PrintSheetProps {
  children: ReactNode;
  /** Called when the print dialog closes, printed or not. */
  onDone: () => void;
}

/** Prints only its content, once mounted. Put a Suspense for lazy content around it, not inside. */
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
