import { Button, Kbd } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { useStore } from 'zustand';
import { useRequest } from '../request/request-scope';
import { usePaymentState, usePaymentTag } from './use-payment-state';

interface PayButtonProps {
  fee?: string | undefined;
  shortcut?: boolean | undefined;
}

export function PayButton({ fee, shortcut = false }: PayButtonProps) {
  const t = useCopy(NAMESPACE);
  const { card } = useRequest();
  const encrypting = useStore(card.state, (state) => state.encrypting);
  const choosing = usePaymentState((snapshot) => snapshot.matches('choosingCard'));
  const busy = usePaymentTag('busy') || encrypting;
  const label = busy ? t('pay.paying') : fee ? t('pay.place-fee', { fee }) : t('pay.place');
  return (
    <Button
      kind="primary"
      size="l"
      block
      busy={busy}
      disabled={busy || !choosing}
      onClick={() => void card.pay()}
      {...(shortcut ? { 'aria-keyshortcuts': 'Control+Enter' } : {})}
    >
      {label}
      {shortcut && <Kbd onPrimary>Ctrl ⏎</Kbd>}
    </Button>
  );
}
