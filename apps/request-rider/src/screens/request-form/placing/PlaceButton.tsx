import { useStore } from 'zustand';
import { Button, Kbd } from '@courier/ui-kit/core';
import { useSecondsUntil } from '@courier/shell-api/hooks';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { PayButton } from '../payment/PayButton';
import { useFlow, useRequest, useTag } from '../request/request-scope';
import { usePaymentOptions } from '../payment/use-payment-options';
import { useOrderToBeUpdated } from '../update/use-order-to-be-updated';

interface PlaceButtonProps {
  /** Shown on the button where the fee is not next to it. */
  fee?: string | undefined;
  shortcut?: boolean;
  onPlace(): void;
}

export function PlaceButton(props: PlaceButtonProps) {
  const paying = useTag('paying');
  return paying ? <PayButton fee={props.fee} shortcut={props.shortcut} /> : <OrderButton {...props} />;
}

function OrderButton({ fee, shortcut = false, onPlace }: PlaceButtonProps) {
  const t = useCopy(NAMESPACE);
  const sending = useTag('sending');
  const isWaiting = useSecondsUntil(useFlow(({ context }) => context.fault?.waitsUntilMs ?? null)) > 0;
  const updating = useOrderToBeUpdated() !== null;
  const online = usePaymentOptions().method === 'ONLINE_PAYMENT';
  const idle = updating
    ? fee
      ? t('update.save-fee', { fee })
      : t('update.save')
    : online
      ? t('pay.continue')
      : fee
        ? t('docket.request-fee', { fee })
        : t('docket.request');
  const { questions } = useRequest();
  const isHeld = useStore(questions.state, ({ open }) => open.some((name) => name !== 'tool'));
  const label = isHeld
    ? t('draft.first')
    : sending
      ? updating
        ? t('update.saving')
        : t('docket.requesting')
      : idle;
  return (
    <Button
      kind="primary"
      size="l"
      block
      data-press="main"
      busy={sending}
      disabled={sending || isWaiting}
      onClick={onPlace}
      {...(shortcut ? { 'aria-keyshortcuts': 'Control+Enter' } : {})}
    >
      {label}
      {shortcut && !isHeld && <Kbd onPrimary>Ctrl ⏎</Kbd>}
    </Button>
  );
}
