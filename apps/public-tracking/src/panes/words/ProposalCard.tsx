import { lazy, Suspense, useId, useState, type FormEvent } from 'react';
import type { Tracking } from '@courier/api-client';
import { isPinNear } from '@courier/api-client/order-rules';
import { LIMITS } from '@courier/config';
import { useCopy } from '@courier/i18n';
import { formatDistance } from '@courier/i18n/format';
import { useLocaleState } from '@courier/shell-api';
import { PlainButton } from '@courier/ui-kit/plain';
import { usePropose } from '../../api/customer-words';
import { NAMESPACE } from '../../copy';
import { StillCard } from '../map/StillCard';
import { ProposalState } from './ProposalState';
import { Refusal } from './Refusal';
import styles from './words.module.css';

const PinMap = lazy(() => import('../map/PinMap').catch(() => ({ default: StillCard })));

/** Proposes a note and a more precise pin before pick-up. The shop, or the sender of a parcel, decides on it. */
export function ProposalCard({ tracking, isParcel }: { tracking: Tracking; isParcel: boolean }) {
  const t = useCopy(NAMESPACE);
  const { locale } = useLocaleState();
  const noteId = useId();
  const send = usePropose(tracking.order_id);
  const [note, setNote] = useState('');
  const [isPlacing, setPlacing] = useState(false);
  const [pin, setPin] = useState<Tracking['destination'] | null>(null);
  const { proposable, proposal, destination } = tracking;
  const isFar = pin !== null && !isPinNear(destination, pin);
  const farText = isParcel ? 'proposal.parcel-pin-far' : 'proposal.pin-far';
  const nothing = note.trim() === '' && pin === null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (nothing || isFar || send.isPending) return;
    send.mutate(
      { ...(note.trim() ? { note: note.trim() } : {}), ...(pin ? { pin } : {}) },
      {
        onSuccess: () => {
          setNote('');
          setPin(null);
          setPlacing(false);
        },
      },
    );
  }

  const isAnswered = proposal !== undefined && proposal.state !== 'open';
  if (!proposable?.note && !isAnswered) return null;
  return (
    <section className={styles['block']} aria-labelledby={`${noteId}title`}>
      <h2 id={`${noteId}title`}>{t('proposal.title')}</h2>
      {proposal && <ProposalState proposal={proposal} isParcel={isParcel} />}
      {proposable?.note && (
        <form onSubmit={submit}>
          <label htmlFor={noteId}>{t('proposal.note')}</label>
          <textarea
            className={styles['area']}
            id={noteId}
            value={note}
            rows={2}
            maxLength={LIMITS.proposalNoteCharacters}
            placeholder={t('proposal.example')}
            onChange={(event) => setNote(event.target.value)}
          />
          {proposable.pin &&
            (isPlacing ? (
              <>
                <div className={styles['pin']}>
                  <Suspense>
                    <PinMap at={pin ?? destination} onMove={setPin} />
                  </Suspense>
                </div>
                <p className={isFar ? styles['refusal'] : styles['hint']} role={isFar ? 'alert' : undefined}>
                  {t(isFar ? farText : 'proposal.pin-hint', {
                    distance: formatDistance(LIMITS.proposalPinMetres, locale),
                  })}
                </p>
              </>
            ) : (
              <PlainButton icon="pin" onClick={() => setPlacing(true)}>
                {t('proposal.pin')}
              </PlainButton>
            ))}
          <p className={styles['hint']}>{t(isParcel ? 'proposal.parcel-hint' : 'proposal.hint')}</p>
          {send.isError && <Refusal error={send.error} />}
          <PlainButton type="submit" kind="primary" busy={send.isPending} aria-disabled={nothing || isFar}>
            {t(isParcel ? 'proposal.parcel-send' : 'proposal.send')}
          </PlainButton>
        </form>
      )}
    </section>
  );
}
