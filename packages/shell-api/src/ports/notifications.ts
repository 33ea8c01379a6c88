export type NoticeType = 'error' | 'warning' | 'info' | 'success';

export interface Notice {
  type: NoticeType;
  /** Text in the user's language. */
  message: string;
  /** A second, quieter line. */
  detail?: string;
  /** Milliseconds until it closes by itself; the remote's or the shell's default when absent, 0 keeps it. */
  durationMs?: number;
  action?: { label: string; run: () => void };
  /** A notice with the same key replaces the one shown. */
  key?: string;
}

/** Toasts at the bottom left. */
export interface NotificationsPort {
  /** Returns the id that `dismiss` takes. */
  show(notice: Notice): string;
  dismiss(id: string): void;
}
