import { READY, readFrameMessage, type HostMessage } from './help-messages';

interface HelpTalkServices {
  /** Address of the frame; null before it is known. Messages from other origins are ignored. */
  address: () => URL | null;
  /** The frame has started. It receives `HC_READY` next. */
  onStart: () => void;
  onTokenWanted: () => void;
  target: Window;
}

export function createHelpTalk({ address, onStart, onTokenWanted, target }: HelpTalkServices) {
  let frame: HTMLIFrameElement | null = null;

  function postToFrame(message: HostMessage): void {
    const at = address();
    if (at) frame?.contentWindow?.postMessage(message, at.origin);
  }

  function onFrameMessage(event: MessageEvent): void {
    const at = address();
    if (!at) return;
    const message = readFrameMessage(event, frame?.contentWindow ?? null, at.origin);
    if (message?.type === 'HC_START') {
      onStart();
      postToFrame(READY);
    }
    if (message?.type === 'HC_ACCESS_TOKEN_REQUEST') onTokenWanted();
  }

  return {
    say: postToFrame,
    attach: (element: HTMLIFrameElement | null) => void (frame = element),
    /** Returns the function that stops listening. */
    listen(): () => void {
      target.addEventListener('message', onFrameMessage);
      return () => target.removeEventListener('message', onFrameMessage);
    },
  };
}
