export type ToastType = 'error' | 'warning' | 'info' | 'success';

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: string;
  type: ToastType;
  message: string;
  /** A second, quieter line. */
  detail?: string | undefined;
  /** Milliseconds until it closes by itself; 0 keeps it. */
  durationMs: number;
  action?: ToastAction | undefined;
}

/** Toasts seen at once; the oldest gives way to the next. */
export const MAX_TOASTS = 4;
