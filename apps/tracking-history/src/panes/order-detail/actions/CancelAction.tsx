import { useState } from 'react';
import type { Order } from '@courier/api-client';
import type { OrderActions } from '@courier/api-client/order-rules';
import { useWording } from '../../../copy';
import { isRiderTold } from '../../../model/board/rider-sighting';
import { ActionRow } from './ActionRow';
import { cancelNote } from './action-words';
import { CancelDialog } from './CancelDialog';
import { useCancelOrder } from './use-cancel-order';

interface CancelActionProps {
  order: Order;
  verdict: OrderActions['cancel'];
}

export function CancelAction({ order, verdict }: CancelActionProps) {
  const wording = useWording();
  const { t } = wording;
  const [isAsking, setAsking] = useState(false);
  const { cancel, refuse, isCancelling, waitsUntilMs } = useCancelOrder(() => setAsking(false));
  const note = cancelNote(verdict, wording);
  return (
    <>
      <ActionRow
        icon="ban"
        label={t('actions.cancel')}
        note={note}
        isBlocked={!verdict.allowed}
        onAct={() => (verdict.allowed ? setAsking(true) : refuse(verdict))}
      />
      <CancelDialog
        isOpen={isAsking}
        customer={order.customer.name}
        state={note}
        isAllowed={verdict.allowed}
        tellsRider={isRiderTold(order)}
        isCancelling={isCancelling}
        waitsUntilMs={waitsUntilMs}
        onCancel={(reason) => cancel({ order, reason })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
