import { useId, useState, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { Kbd, Modal, SearchBox } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useShell } from '../shell-context/shell-context';
import styles from './commands.module.css';
import { optionId, PaletteList } from './PaletteList';
import type { PaletteItem } from './palette-item';
import { usePaletteItems } from './use-palette-items';

/** The next option for a key; undefined for a key that does not move the selection. */
function nextOption(key: string, chosen: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: chosen + 1 < count ? chosen + 1 : 0,
    ArrowUp: chosen > 0 ? chosen - 1 : count - 1,
    Home: 0,
    End: count - 1,
  };
  return count > 0 ? steps[key] : undefined;
}

/** In a non-empty field, Home and End move the caret. */
const movesInText = (key: string, text: string) => text !== '' && (key === 'Home' || key === 'End');

/** The command palette. The focus stays in the field. */
export function CommandPalette({ close }: { close: () => void }) {
  const t = useCopy('shell');
  const { ui } = useShell();
  // Includes keys pressed before the field had the focus.
  const text = useStore(ui, ({ typedAhead }) => typedAhead);
  const [at, setAt] = useState(0);
  const { groups, isLooking } = usePaletteItems(text);
  const listId = useId();
  const items = groups.flatMap((group) => group.items);
  const chosen = Math.min(at, items.length - 1);

  function run(item: PaletteItem): void {
    close();
    item.run();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const next = nextOption(event.key, chosen, items.length);
    const item = items[chosen];
    // During IME composition, Enter confirms the word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && item) run(item);
    else if (next !== undefined && !movesInText(event.key, text)) setAt(next);
    else return;
    event.preventDefault();
  }

  return (
    <Modal name={{ label: t('commands.title') }} onClose={close} width={600} place="top">
      <SearchBox
        bare
        role="combobox"
        aria-expanded={items.length > 0}
        aria-controls={items.length > 0 ? listId : undefined}
        aria-activedescendant={items.length > 0 ? optionId(listId, chosen) : undefined}
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
      <PaletteList
        id={listId}
        label={t('commands.title')}
        groups={groups}
        chosen={chosen}
        onChoose={setAt}
        run={run}
      />
      {items.length === 0 && !isLooking && <p className={styles['none']}>{t('commands.none', { text })}</p>}
      <p className="sr-only" role="status">
        {isLooking ? t('commands.looking') : t('commands.count', { count: items.length })}
      </p>
    </Modal>
  );
}
