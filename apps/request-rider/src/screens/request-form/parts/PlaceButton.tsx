import { Button, Kbd } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../namespace';
import { isSending } from '../state/flow-view';
import { useFlow } from '../state/request-scope';
import { useOrderToBeUpdated } from '../state/use-order-to-be-updated';

interface PlaceButtonProps {
  /** Shown on the button where the fee is not beside it. */
  fee?: string | undefined;
  shortcut?: boolean;
  onPlace(): void;
}

/** The one button that spends money. */
export function PlaceButton({ fee, shortcut = false, onPlace }: PlaceButtonProps) {
  const t = useCopy(NAMESPACE);
  const sending = useFlow(isSending);
  const updating = useOrderToBeUpdated() !== null;
  const idle = updating
    ? fee
      ? t('update.save-fee', { fee })
      : t('update.save')
    : fee
      ? t('docket.request-fee', { fee })
      : t('docket.request');
  const label = sending ? (updating ? t('update.saving') : t('docket.requesting')) : idle;
  return (
    <Button
      kind="primary"
      size="l"
      block
      busy={sending}
      disabled={sending}
      onClick={onPlace}
      {...(shortcut ? { 'aria-keyshortcuts': 'Control+Enter' } : {})}
    >
      {label}
      {shortcut && <Kbd onPrimary>Ctrl ⏎</Kbd>}
    </Button>
  );
}
