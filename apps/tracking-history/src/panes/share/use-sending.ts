import { usePorts } from '@courier/shell-api';
import { useWording } from '../../copy';

/** Copies a text, or shares it by the Web Share API where it is available. */
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
      // `AbortError` means that the user closed the share sheet; any other error falls back to copying.
      if (!(error instanceof Error) || error.name !== 'AbortError')
        await copy(text, t('share.messageCopied'));
    }
  }

  return { copy, send: typeof navigator.share === 'function' ? send : null };
}
