import { usePorts } from '@courier/shell-api';
import { useWording } from '../../copy';

/** Ways to hand a text on: the clipboard, and what the device shares by where it can. */
export function useSending() {
  const { t } = useWording();
  const { notifications } = usePorts();

  async function copy(text: string, done: string) {
    try {
      await navigator.clipboard.writeText(text);
      notifications.show({ type: 'success', message: done, detail: text, key: 'share' });
    } catch {
      const message = t('error.copy');
      notifications.show({ type: 'error', message, detail: text, durationMs: 0, key: 'share' });
    }
  }

  async function send(text: string) {
    try {
      await navigator.share({ text });
    } catch (error) {
      // Whoever closes the sheet has changed their mind; anything else is worth the next best way.
      if (!(error instanceof Error) || error.name !== 'AbortError')
        await copy(text, t('share.messageCopied'));
    }
  }

  return { copy, send: typeof navigator.share === 'function' ? send : null };
}
