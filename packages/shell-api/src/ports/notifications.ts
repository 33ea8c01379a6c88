export type NoticeType = 'error' | 'warning' | 'info' | 'success';

export interface Notice {
  type: NoticeType;
  /** In the user's language. */
  message: string;
  /** Secondary line. */
  detail?: string;
  /** Milliseconds until it closes; by default the remote's or the shell's value, 0 for never. */
  durationMs?: number;
  action?: { label: string; run: () => void };
  /** Replaces a visible notice with the same key. */
  key?: string;
}

/** Toasts at the bottom left. */
export interface NotificationsPort {
  /** Returns the id for `dismiss`. */
  show(notice: Notice): string;
  dismiss(id: string): void;
}
