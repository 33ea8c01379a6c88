import { MEDIA } from '@courier/config';
import { captureInteractions, type CapturedInteractions } from './captured-interactions';
import { controlsIn, fillIn, copyFocus, controlName, type Control } from './fields';

/** Browsers autofill fields without an event until a script reads them. */
function withAutofilled(
  { touched }: CapturedInteractions,
  shown: ReadonlyMap<string, Control>,
): Map<string, Control> {
  const filled = [...shown].filter(([, control]) => control.value !== control.defaultValue);
  return new Map([...filled, ...touched]);
}

/** Whether the content of the root is complete: no loading indicator is left. */
function isSettled(root: HTMLElement): boolean {
  if (root.querySelector('.boot-bar')) return false;
  const content = root.querySelector('#content');
  if (!content) return root.childElementCount > 0;
  return content.childElementCount > 0 && content.querySelector('[aria-busy="true"]') === null;
}

/** Polling interval, because a late stylesheet can make a control visible without a DOM mutation. */
const LOOK_AGAIN_MS = 200;

/** After this time the root is shown in any state, so that the prerendered HTML never hides it for ever. */
const LONGEST_MS = 60_000;

const firstSegment = () => window.location.pathname.split('/')[1];

/**
 * Replaces the prerendered HTML in one step before the browser paints. Typed text, focus, selection and a
 * pending press move to the fields and buttons of the same names. Another screen, such as an error page, is
 * shown at once; the typed text is filled in when its fields appear.
 */
export function replaceFrame(frame: HTMLElement, root: HTMLElement, onGone: () => void): void {
  let found: ReadonlyMap<string, Control> | null = null;
  // Read lazily: an earlier visibility check would force a layout.
  const before = () => (found ??= controlsIn(frame));
  const hasMain = (scope: ParentNode) => scope.querySelector('[data-press="main"]') !== null;
  const hadMain = hasMain(frame);
  const started = firstSegment();
  const observer = new MutationObserver(() => checkTakeOver());
  const deeds = captureInteractions(frame, () => checkTakeOver());
  let typed: ReadonlyMap<string, Control> | null = null;
  let focusLost: Control | null = null;
  const focusIn = () => (frame.contains(document.activeElement) ? (document.activeElement as Control) : null);

  function uncover(): void {
    typed = withAutofilled(deeds, before());
    delete document.documentElement.dataset['firstPaint'];
  }
  function remove(onLastKey?: Parameters<CapturedInteractions['end']>[0]): void {
    deeds.end(onLastKey);
    frame.remove();
    onGone();
  }

  function abandon(): void {
    if (!frame.isConnected) return;
    focusLost = focusIn();
    uncover();
    remove();
  }
  function stop(): void {
    observer.disconnect();
    clearInterval(again);
    clearTimeout(limit);
  }

  function transferFields(fields: ReadonlyMap<string, Control>): void {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    const focused = focusIn() ?? (isFree ? focusLost : null);
    const { waiting } = deeds;
    if (!typed) uncover();
    for (const [name, control] of typed ?? []) {
      const field = fields.get(name);
      if (field) fillIn(field, control);
    }
    const target = focused && fields.get(controlName(focused) ?? '');
    if (target) copyFocus(target, focused);
    if (frame.isConnected) remove((press) => press(root));
    stop();
    performance.mark('courier:taken-over');
    waiting?.(root);
  }

  function checkTakeOver(): void {
    if (firstSegment() !== started) {
      abandon();
      return stop();
    }
    if (deeds.isComposing) return;
    const fields = controlsIn(root);
    const wanted = [...(typed ?? withAutofilled(deeds, before())).keys()];
    const [first] = before().keys();
    const isTheFrame = (!hadMain || hasMain(root)) && (first === undefined || fields.has(first));
    if (isTheFrame && wanted.every((name) => fields.has(name))) return transferFields(fields);
    if (!isSettled(root) || !frame.isConnected) return;
    abandon();
    if (wanted.length === 0) stop();
  }

  // The markup for the other width has been removed.
  window.matchMedia(MEDIA.phone).addEventListener('change', abandon, { once: true });
  observer.observe(root, { childList: true, subtree: true });
  const again = setInterval(checkTakeOver, LOOK_AGAIN_MS);
  const limit = setTimeout(abandon, LONGEST_MS);
}
