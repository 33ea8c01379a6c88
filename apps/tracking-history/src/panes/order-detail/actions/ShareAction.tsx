import { useState } from 'react';
import type { Order } from '@courier/api-client';
import type { OrderActions } from '@courier/api-client/order-rules';
import { useScreenAddress } from '@courier/shell-api/hooks';
import { customerLink } from '../../../model/order/tracking-link';
import { useWording } from '../../../copy';
import { ShareDialog } from '../../share/ShareDialog';
import { ActionRow } from './ActionRow';
import { shareNote } from './action-words';

interface ShareActionProps {
  order: Order;
  verdict: OrderActions['share'];
}

/** Renders nothing in a brand without a page for customers. */
export function ShareAction({ order, verdict }: ShareActionProps) {
  const wording = useWording();
  const [isOpen, setOpen] = useState(false);
  const link = customerLink(order, useScreenAddress());
  if (link === null) return null;
  return (
    <>
      <ActionRow
        icon="link"
        label={wording.t('actions.share')}
        note={shareNote(verdict, order, wording)}
        isBlocked={!verdict.allowed}
        onAct={() => setOpen(verdict.allowed)}
      />
      {isOpen && <ShareDialog order={order} link={link} onClose={() => setOpen(false)} />}
    </>
  );
}
