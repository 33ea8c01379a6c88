import { IconButton } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useShell } from '../shell-context/shell-context';

export function KeysButton() {
  const t = useCopy('shell');
  const { ui } = useShell();
  return (
    <IconButton
      icon="keyboard"
      label={t('commands.open')}
      data-press="keys"
      aria-keyshortcuts="Control+K"
      onClick={() => ui.setState({ overlay: 'commands', typedAhead: '' })}
    />
  );
}
