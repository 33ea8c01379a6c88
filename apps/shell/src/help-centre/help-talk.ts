import { READY, readFrameMessage, type HostMessage } from './help-messages';

interface HelpTalkServices {
  /** Where the frame is; null before it is anywhere. Nothing is heard from, or said to, another origin. */
  address: () => URL | null;
  /** The frame is there; it has been told that we are. */
  onStart: () => void;
  onTokenWanted: () => void;
  target: Window;
}

/** Everything said between the page and the frame of the help centre. */
export function createHelpTalk({ address, onStart, onTokenWanted, target }: HelpTalkServices) {
  let frame: HTMLIFrameElement | null = null;

  function say(message: HostMessage): void {
    const at = address();
    if (at) frame?.contentWindow?.postMessage(message, at.origin);
  }

  function hear(event: MessageEvent): void {
    const at = address();
    if (!at) return;
    const message = readFrameMessage(event, frame?.contentWindow ?? null, at.origin);
    if (message?.type === 'HC_START') {
      onStart();
      say(READY);
    }
    if (message?.type === 'HC_ACCESS_TOKEN_REQUEST') onTokenWanted();
  }

  return {
    say,
    attach: (element: HTMLIFrameElement | null) => void (frame = element),
    /** Listens until the returned function is called. */
    listen(): () => void {
      target.addEventListener('message', hear);
      return () => target.removeEventListener('message', hear);
    },
  };
}
