import type { ReactNode } from 'react';

interface BusyButtonProps {
  children: ReactNode;
  busyText: string;
  isBusy: boolean;
  /** Without it, the button submits its form. */
  onClick?: () => void;
  kind?: 'primary' | 'quiet';
}

/** A button that ignores clicks while `isBusy`. */
export function BusyButton({ children, busyText, isBusy, onClick, kind = 'primary' }: BusyButtonProps) {
  return (
    <button
      type={onClick ? 'button' : 'submit'}
      className={kind === 'primary' ? 'pd-button pd-primary' : 'pd-textbutton'}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={onClick}
    >
      {isBusy && <span className="pd-spinner" aria-hidden="true" />}
      {isBusy ? busyText : children}
    </button>
  );
}
