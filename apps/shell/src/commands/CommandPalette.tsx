import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { Icon, Kbd, Modal, SearchBox } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useShell } from '../ground/shell-context';
import styles from './commands.module.css';
import { usePaletteItems, type PaletteItem } from './use-palette-items';

/** The command list: type, walk with the arrow keys, Enter. The field keeps the focus throughout. */
export function CommandPalette({ close }: { close: () => void }) {
  const t = useCopy('shell');
  const { ui } = useShell();
  // Keys that come before the field has the focus go there too.
  const text = useStore(ui, ({ typedAhead }) => typedAhead);
  const [at, setAt] = useState(0);
  const { groups, isLooking } = usePaletteItems(text);
  const id = useId();
  const items = groups.flatMap((group) => group.items);
  const chosen = Math.min(at, items.length - 1);
  const optionId = (index: number) => `${id}-${index}`;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);

  function run(item: PaletteItem): void {
    close();
    item.run();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowDown: chosen + 1 < items.length ? chosen + 1 : 0,
      ArrowUp: chosen > 0 ? chosen - 1 : items.length - 1,
      Home: 0,
      End: items.length - 1,
    };
    const next = steps[event.key];
    const item = items[chosen];
    // Until the word is chosen, Enter belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && item) run(item);
    else if (next !== undefined && items.length > 0 && !(isMove(event.key) && text !== '')) setAt(next);
    else return;
    event.preventDefault();
  }

  let index = -1;
  return (
    <Modal name={{ label: t('commands.title') }} onClose={close} width={600} place="top">
      <SearchBox
        bare
        role="combobox"
        aria-expanded={items.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={items.length > 0 ? optionId(chosen) : undefined}
        aria-autocomplete="list"
        label={t('commands.field')}
        value={text}
        onChange={(event) => {
          ui.setState({ typedAhead: event.target.value });
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      >
        <Kbd>Esc</Kbd>
      </SearchBox>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('commands.title')}
        className={styles['list']}
      >
        {groups.map(({ title, items: own }) => (
          <div key={title} role="group" aria-label={title}>
            <p className={styles['title']} aria-hidden="true">
              {title}
            </p>
            {own.map((item) => {
              index += 1;
              const position = index;
              return (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus and keys stay in the field above
                <div
                  key={item.id}
                  id={optionId(position)}
                  role="option"
                  aria-selected={position === chosen}
                  className={styles['option']}
                  onPointerMove={() => setAt(position)}
                  onClick={() => run(item)}
                >
                  <Icon name={item.icon} size={18} />
                  <span className={styles['label']}>{item.label}</span>
                  {item.hint !== undefined && <bdi className={styles['hint']}>{item.hint}</bdi>}
                  {item.cap !== undefined && <Kbd>{item.cap}</Kbd>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {items.length === 0 && !isLooking && <p className={styles['none']}>{t('commands.none', { text })}</p>}
      <p className="sr-only" role="status">
        {isLooking ? t('commands.looking') : t('commands.count', { count: items.length })}
      </p>
    </Modal>
  );
}

/** Home and End move inside a text that has been typed. */
const isMove = (key: string) => key === 'Home' || key === 'End';
