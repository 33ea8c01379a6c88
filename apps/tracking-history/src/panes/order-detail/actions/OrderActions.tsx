import type { Order } from '@courier/api-client';
import {
  PROOF_KINDS,
  statusFacts,
  hasEnded,
  type OrderActions as Verdicts,
} from '@courier/api-client/order-rules';
import { OpenSlot, routes, usePorts, useSession } from '@courier/shell-api';
import { useScreenAddress } from '@courier/shell-api/hooks';
import { Icon } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';
import { ActionRow } from './ActionRow';
import { changeNote, riderNote } from './action-words';
import { CancelAction } from './CancelAction';
import { LabelAction } from './LabelAction';
import { ProofAction } from './ProofAction';
import { ShareAction } from './ShareAction';
import { useOrderAgain } from './use-order-again';
import styles from './OrderActions.module.css';

interface OrderActionsProps {
  order: Order;
  verdicts: Verdicts;
}

const refusalTip = ({ sender }: Order, { help }: Verdicts) =>
  sender ? 'recipient.refuses' : help ? 'detail.refuses' : 'detail.refusesNoHelp';

export function OrderActions({ order, verdicts }: OrderActionsProps) {
  const wording = useWording();
  const { t } = wording;
  const { navigation } = usePorts();
  const isGuest = useSession().mode === 'GUEST';
  const { vendor_id: vendorId, order_id: orderId } = order;
  const { change, callRider } = verdicts;
  const findAddress = useScreenAddress();
  const form = routes.requestRider({ vendorId, orderId });
  const evidence = routes.history({ vendorId, orderId, view: 'evidence' });
  const orderAgain = useOrderAgain(order, verdicts.again !== null);
  return (
    <section className={styles.section} aria-label={t('actions.title')}>
      <h3 className={styles.title}>{t('actions.title')}</h3>
      <ShareAction order={order} verdict={verdicts.share} />
      {PROOF_KINDS.map((kind) => {
        const verdict = verdicts.proof[kind];
        return verdict && <ProofAction key={kind} order={order} kind={kind} verdict={verdict} />;
      })}
      {change && findAddress(form) !== null && (
        <ActionRow
          icon="edit"
          label={t('actions.change')}
          note={changeNote(change, wording)}
          isBlocked={!change.allowed}
          onAct={() => change.allowed && navigation.go(form)}
        />
      )}
      <CancelAction order={order} verdict={verdicts.cancel} />
      {!hasEnded(order.status) && <LabelAction order={order} />}
      {!callRider.allowed && callRider.why !== 'hidden' && (
        <ActionRow
          icon="phone"
          label={t('actions.callRider')}
          note={riderNote(callRider, wording)}
          isBlocked
        />
      )}
      {orderAgain && (
        <ActionRow
          icon="history"
          label={t('actions.again')}
          note={t('actions.againNote')}
          onAct={orderAgain}
          shortcut="O"
        />
      )}
      {!isGuest && findAddress(evidence) !== null && (
        <ActionRow
          icon="history"
          label={t('actions.evidence')}
          note={t('actions.evidenceNote')}
          onAct={() => navigation.go(evidence)}
        />
      )}
      {verdicts.help && (
        <ActionRow
          icon="question"
          label={t('actions.help')}
          note={t('actions.helpNote')}
          onAct={() => navigation.go(routes.helpCentre({ vendorId }))}
        />
      )}
      <OpenSlot
        name="tracking-history/order-actions"
        props={{ order_id: orderId, vendor_id: vendorId, status: order.status }}
      />
      {callRider.allowed && statusFacts(order.status).groups.includes('collected') && (
        <p className={styles.tip}>
          <Icon name="return" size={17} />
          <span>{t(refusalTip(order, verdicts))}</span>
        </p>
      )}
    </section>
  );
}
