export type ToastType = 'error' | 'warning' | 'info' | 'success';

interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: string;
  type: ToastType;
  message: string;
  /** A second, quieter line. */
  detail?: string | undefined;
  /** Milliseconds until it closes; 0 keeps it open. */
  durationMs: number;
  action?: ToastAction | undefined;
}

/** Visible toasts; a new one replaces the oldest. */
export const MAX_TOASTS = 4;
