import { MEDIA } from '@courier/config';
import { deedsIn, type Deeds } from './deeds';
import { controlsIn, fillIn, followFocus, nameOf, type Control } from './fields';

/** Browsers fill fields in without telling anybody, as long as no script has asked. */
function withAutofilled({ touched }: Deeds, shown: ReadonlyMap<string, Control>): Map<string, Control> {
  const filled = [...shown].filter(([, control]) => control.value !== control.defaultValue);
  return new Map([...filled, ...touched]);
}

/** Whether whatever is to be shown instead stands: nothing there is still on its way. */
function isSettled(root: HTMLElement): boolean {
  if (root.querySelector('.boot-bar')) return false;
  const content = root.querySelector('#content');
  if (!content) return root.childElementCount > 0;
  return content.childElementCount > 0 && content.querySelector('[aria-busy="true"]') === null;
}

/** Milliseconds between looks where nothing was put on the page: what is there may get its place by a late style. */
const LOOK_AGAIN_MS = 200;

/** Milliseconds after which whatever stands in the place of the screen is shown: no first paint hides it for ever. */
const LONGEST_MS = 60_000;

const firstSegment = () => window.location.pathname.split('/')[1];

/**
 * Hands the page over from its first paint to the screen, in one step and before the browser paints: what was typed,
 * focus, selection and a press that waits go to the fields and buttons of the same names. A screen that turns out to be
 * another one (an error, a question first) is shown at once; what was typed is put in when its fields appear.
 */
export function takeOver(frame: HTMLElement, root: HTMLElement, onGone: () => void): void {
  let found: ReadonlyMap<string, Control> | null = null;
  // Found when first needed: to ask earlier what can be seen lays the frame out before the browser does it by itself.
  const before = () => (found ??= controlsIn(frame));
  const hasMain = (scope: ParentNode) => scope.querySelector('[data-press="main"]') !== null;
  const hadMain = hasMain(frame);
  const started = firstSegment();
  const observer = new MutationObserver(() => look());
  const deeds = deedsIn(frame, () => look());
  let typed: ReadonlyMap<string, Control> | null = null;
  let focusLost: Control | null = null;
  const focusIn = () => (frame.contains(document.activeElement) ? (document.activeElement as Control) : null);

  function uncover(): void {
    typed = withAutofilled(deeds, before());
    delete document.documentElement.dataset['firstPaint'];
  }
  function remove(onLastKey?: Parameters<Deeds['end']>[0]): void {
    deeds.end(onLastKey);
    frame.remove();
    onGone();
  }

  function giveUp(): void {
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

  function hand(fields: ReadonlyMap<string, Control>): void {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    const focused = focusIn() ?? (isFree ? focusLost : null);
    const { waiting } = deeds;
    if (!typed) uncover();
    for (const [name, control] of typed ?? []) {
      const field = fields.get(name);
      if (field) fillIn(field, control);
    }
    const target = focused && fields.get(nameOf(focused) ?? '');
    if (target) followFocus(target, focused);
    if (frame.isConnected) remove((press) => press(root));
    stop();
    performance.mark('courier:taken-over');
    waiting?.(root);
  }

  function look(): void {
    if (firstSegment() !== started) {
      giveUp();
      return stop();
    }
    if (deeds.isComposing) return;
    const fields = controlsIn(root);
    const wanted = [...(typed ?? withAutofilled(deeds, before())).keys()];
    const [first] = before().keys();
    const isTheFrame = (!hadMain || hasMain(root)) && (first === undefined || fields.has(first));
    if (isTheFrame && wanted.every((name) => fields.has(name))) return hand(fields);
    if (!isSettled(root) || !frame.isConnected) return;
    giveUp();
    if (wanted.length === 0) stop();
  }

  // The frame of the other width was not kept.
  window.matchMedia(MEDIA.phone).addEventListener('change', giveUp, { once: true });
  observer.observe(root, { childList: true, subtree: true });
  const again = setInterval(look, LOOK_AGAIN_MS);
  const limit = setTimeout(giveUp, LONGEST_MS);
}
