import { useRef } from 'react';
import { Icon } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useNarrow } from '@courier/shell-api/hooks';
import { FramePart } from '../ground/FramePart';
import { lazyPart } from '../ground/lazy-part';
import styles from './help-centre.module.css';
import { useHelp } from './use-help';

const PANEL_ID = 'help-centre';
const HelpPanel = lazyPart(async () => (await import('./HelpPanel')).HelpPanel);

/** The round button at the bottom and the panel above it; on a phone a sheet that the menus open. */
export function HelpCentre() {
  const t = useCopy('shell');
  const { isOffered, isOpen, open, close } = useHelp();
  const isNarrow = useNarrow();
  const button = useRef<HTMLButtonElement>(null);
  if (!isOffered) return null;
  const leave = () => {
    close();
    button.current?.focus();
  };
  return (
    <>
      {isOpen && (
        <FramePart onFailure={close}>
          <HelpPanel id={PANEL_ID} close={leave} isModal={isNarrow} />
        </FramePart>
      )}
      {!isNarrow && (
        <button
          ref={button}
          type="button"
          className={styles['button']}
          aria-label={t(isOpen ? 'help.close' : 'help.open')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? PANEL_ID : undefined}
          onClick={isOpen ? close : open}
        >
          <Icon name={isOpen ? 'cross' : 'question'} size={22} />
        </button>
      )}
    </>
  );
}
