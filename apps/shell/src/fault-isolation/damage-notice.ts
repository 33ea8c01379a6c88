interface DamageTexts {
  title: string;
  text: string;
  reload: string;
  reloadWithout: string;
}

interface DamageNotice {
  texts: DamageTexts;
  direction: 'ltr' | 'rtl';
  onReload(): void;
  onReloadWithout(): void;
}

const STYLE =
  'font:16px/1.5 system-ui,sans-serif;max-inline-size:min(440px,calc(100vw - 32px));padding:20px;border:1px solid;border-radius:12px;background:Canvas;color:CanvasText;display:block;visibility:visible';
const BUTTON =
  'font:inherit;min-block-size:44px;padding-inline:16px;margin-block-start:12px;margin-inline-end:8px';
const ID = 'courier-damage';

/**
 * Offers a reload on a page whose frame is damaged. In the top layer and outside of body and root, which may be
 * hidden, covered or removed; without React and the styles of the kit.
 */
export function showDamageNotice({ texts, direction, onReload, onReloadWithout }: DamageNotice): void {
  if (document.getElementById(ID)) return;
  const create = Document.prototype.createElement.bind(document);
  const dialog = create('dialog') as HTMLDialogElement;
  dialog.id = ID;
  dialog.dir = direction;
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', `${ID}-title`);
  dialog.style.cssText = STYLE;
  const title = create('h2');
  title.id = `${ID}-title`;
  title.style.cssText = 'font-size:18px;margin:0 0 8px';
  title.textContent = texts.title;
  const text = create('p');
  text.style.cssText = 'margin:0';
  text.textContent = texts.text;
  const buttons = [
    [texts.reloadWithout, onReloadWithout],
    [texts.reload, onReload],
  ] as const;
  dialog.append(title, text);
  for (const [label, run] of buttons) {
    const button = create('button') as HTMLButtonElement;
    button.type = 'button';
    button.style.cssText = BUTTON;
    button.textContent = label;
    button.addEventListener('click', run);
    dialog.append(button);
  }
  // Not `document.documentElement.append`, which a remote may have replaced.
  Node.prototype.appendChild.call(document.documentElement, dialog);
  dialog.showModal();
}
