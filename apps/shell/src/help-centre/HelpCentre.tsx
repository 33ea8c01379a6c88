import { useNarrow } from '@courier/shell-api/hooks';
import { FramePart } from '../shell-context/FramePart';
import { lazyPart } from '../shell-context/lazy-part';
import { HELP_BUTTON_ID, HELP_PANEL_ID } from './help-ids';
import { useHelp } from './use-help';

const HelpPanel = lazyPart(async () => (await import('./HelpPanel')).HelpPanel);

/** A modal sheet on phones. */
export function HelpCentre() {
  const { isOpen, close } = useHelp();
  const isNarrow = useNarrow();
  if (!isOpen) return null;
  const closeHelp = () => {
    close();
    document.getElementById(HELP_BUTTON_ID)?.focus();
  };
  return (
    <FramePart onFailure={close}>
      <HelpPanel id={HELP_PANEL_ID} close={closeHelp} isModal={isNarrow} />
    </FramePart>
  );
}
