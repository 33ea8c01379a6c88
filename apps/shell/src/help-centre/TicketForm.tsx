import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { newIdempotencyKey, type Order, type Vendor } from '@courier/api-client';
import { LIMITS } from '@courier/config';
import { useCopy, useErrorDetail } from '@courier/i18n';
import { useOnline } from '@courier/shell-api/hooks';
import { PlainButton } from '@courier/ui-kit/core';
import { useShell } from '../shell-context/shell-context';
import styles from './help-centre.module.css';

interface TicketFormProps {
  vendor: Vendor;
  order: Order | null;
  close: () => void;
}

/**
 * A support message about the open order. The text is stored outside the panel and survives closing the panel
 * or a failed request.
 */
export function TicketForm({ vendor, order, close }: TicketFormProps) {
  const t = useCopy('shell');
  const { ui } = useShell();
  const errorDetail = useErrorDetail();
  const isOnline = useOnline();
  const text = useStore(ui, ({ ticketText }) => ticketText);
  const [isOrderAttached, setOrderAttached] = useState(true);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const [fieldId, faultId] = [useId(), useId()];
  useEffect(() => field.current?.focus(), []);

  const { mutate, isPending, isSuccess, error } = useTicket(vendor, isOrderAttached ? order : null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() === '') field.current?.focus();
    else if (!isPending) mutate();
  }

  if (isSuccess) return <Sent close={close} />;
  return (
    <form className={styles['ticket']} noValidate onSubmit={submit} aria-label={t('help.write')}>
      <label htmlFor={fieldId}>{t('help.message')}</label>
      <textarea
        ref={field}
        id={fieldId}
        rows={4}
        maxLength={LIMITS.supportMessageCharacters}
        value={text}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing || error ? faultId : undefined}
        onChange={({ target }) => {
          ui.setState({ ticketText: target.value });
          setMissing(false);
        }}
      />
      {(isMissing || error) && (
        <p id={faultId} className={styles['fault']} role="alert">
          {isMissing ? t('help.message-missing') : `${t('help.not-sent')} ${errorDetail(error)}`}
        </p>
      )}
      {order !== null && (
        <label className={styles['attach']}>
          <input
            type="checkbox"
            checked={isOrderAttached}
            onChange={({ target }) => setOrderAttached(target.checked)}
          />
          {t('help.attach-order', { name: order.customer.name })}
        </label>
      )}
      {!isOnline && <p className={styles['note']}>{t('help.offline')}</p>}
      <div className={styles['ticketTools']}>
        <PlainButton type="submit" kind="primary" busy={isPending} disabled={!isOnline}>
          {t('help.send')}
        </PlainButton>
        <PlainButton kind="quiet" disabled={isPending} onClick={close}>
          {t('help.later')}
        </PlainButton>
      </div>
    </form>
  );
}

/** A retry with the same content reuses the idempotency key. */
function useTicket(vendor: Vendor, order: Order | null) {
  const { ui, ports } = useShell();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => {
      const message = ui.getState().ticketText.trim();
      const body = { message, ...(order === null ? {} : { order_id: order.order_id }) };
      const content = JSON.stringify([vendor.vendor_id, body]);
      const { ticketAttempt } = ui.getState();
      const key = ticketAttempt?.content === content ? ticketAttempt.key : newIdempotencyKey();
      ui.setState({ ticketAttempt: { content, key } });
      return ports.api.helpCentre.ticket(
        { params: { vendorId: vendor.vendor_id }, body },
        { idempotencyKey: key },
      );
    },
    onSuccess: () => ui.setState({ ticketText: '', ticketAttempt: null }),
  });
}

function Sent({ close }: { close: () => void }) {
  const t = useCopy('shell');
  return (
    <div className={styles['sent']} role="status">
      <b>{t('help.sent')}</b>
      <p>{t('help.sent-text')}</p>
      <PlainButton size="s" onClick={close}>
        {t('help.done')}
      </PlainButton>
    </div>
  );
}
