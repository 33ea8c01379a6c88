import { useState } from 'react';
import type { Order } from '@courier/api-client';
import type { OrderActions, ProofKind } from '@courier/api-client/order-rules';
import { useWording } from '../../../copy';
import { ActionRow } from './ActionRow';
import { ProofDialog } from './ProofDialog';

interface ProofActionProps {
  order: Order;
  kind: ProofKind;
  verdict: NonNullable<OrderActions['proof'][ProofKind]>;
}

export function ProofAction({ order, kind, verdict }: ProofActionProps) {
  const { t, when } = useWording();
  const [isOpen, setOpen] = useState(false);
  const note = verdict.allowed
    ? t('proof.taken', { time: when(verdict.takenAt) })
    : t(`proof.${verdict.why}`);
  return (
    <>
      <ActionRow
        icon="camera"
        label={t(`proof.see.${kind}`)}
        note={note}
        isBlocked={!verdict.allowed}
        onAct={() => setOpen(verdict.allowed)}
      />
      {isOpen && verdict.allowed && (
        <ProofDialog order={order} kind={kind} takenAt={verdict.takenAt} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
