import { Button, Kbd } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../../namespace';
import { usePayment, usePaymentState } from '../../state/use-payment';

const CONFIRMING = ['confirming', 'reopening', 'asking', 'verifying', 'atTheBank'];

interface PayButtonProps {
  fee?: string | undefined;
  shortcut?: boolean | undefined;
}

/** Charges the card and places the order. */
export function PayButton({ fee, shortcut = false }: PayButtonProps) {
  const t = useCopy(NAMESPACE);
  const { pay, encrypting } = usePayment();
  const state = String(usePaymentState(({ value }) => value) ?? 'opening');
  const busy = encrypting || CONFIRMING.includes(state);
  const label = busy ? t('pay.paying') : fee ? t('pay.place-fee', { fee }) : t('pay.place');
  return (
    <Button
      kind="primary"
      size="l"
      block
      busy={busy}
      disabled={busy || state !== 'choosingCard'}
      onClick={pay}
      {...(shortcut ? { 'aria-keyshortcuts': 'Control+Enter' } : {})}
    >
      {label}
      {shortcut && <Kbd onPrimary>Ctrl ⏎</Kbd>}
    </Button>
  );
}
