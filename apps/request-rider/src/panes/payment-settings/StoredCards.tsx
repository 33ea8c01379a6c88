import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaymentInstrument } from '@courier/api-client';
import { useCopy, useErrorDetail } from '@courier/i18n';
import { usePorts } from '@courier/shell-api';
import { FieldFault, PlainButton, SkeletonRows } from '@courier/ui-kit/core';
import { storedCardsQuery } from '../../api/stored-cards.queries';
import { NAMESPACE } from '../../copy';
import { hasExpired } from '../../model/card/card-expiry';
import { SchemeMark, useSchemeName } from '../card-scheme/SchemeMark';
import styles from './payment-settings.module.css';

/** @param isOffered whether orders can be paid by card, which is the way to store one */
export function StoredCards({ isOffered }: { isOffered: boolean }) {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const { api } = usePorts();
  const cards = useQuery(storedCardsQuery(api));
  const removal = useRemoval();
  // Without card payments an empty list would promise something impossible.
  if (!isOffered && cards.data?.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{t('settings.cards')}</h3>
      {cards.isPending && <SkeletonRows label={t('settings.cards-loading')} rows={2} rowHeight={56} />}
      {cards.isError && (
        <FieldFault
          text={t('settings.cards-failed')}
          action={common('action.try-again')}
          run={() => void cards.refetch()}
        />
      )}
      {cards.data && cards.data.length > 0 && (
        <ul className={styles.cards}>
          {cards.data.map((card) => (
            <CardRow
              key={card.id}
              card={card}
              isRemoving={removal.isPending && removal.variables === card.id}
              remove={() => !removal.isPending && removal.mutate(card.id)}
            />
          ))}
        </ul>
      )}
      {cards.data && isOffered && <p className={styles.note}>{t('settings.cards-note')}</p>}
    </>
  );
}

/** Reloads the list after success and failure, because another device may have removed the card. */
function useRemoval() {
  const t = useCopy(NAMESPACE);
  const errorDetail = useErrorDetail();
  const { api, notifications } = usePorts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.payments.removeCard({ body: { card_id: id } }),
    onSuccess: () =>
      notifications.show({ type: 'success', message: t('settings.card-removed'), key: 'card-removed' }),
    onError: (error) =>
      notifications.show({
        type: 'error',
        message: t('settings.card-stays'),
        detail: errorDetail(error),
        key: 'card-removed',
      }),
    onSettled: () => client.invalidateQueries(storedCardsQuery(api)),
  });
}

interface RowProps {
  card: PaymentInstrument;
  isRemoving: boolean;
  remove(): void;
}

function CardRow({ card, isRemoving, remove }: RowProps) {
  const t = useCopy(NAMESPACE);
  const schemeName = useSchemeName();
  const [now] = useState(() => new Date());
  const {
    scheme,
    card_last_digits: last,
    expiry_month: month,
    expiry_year: year,
    holder_name: holder,
  } = card;
  const name = t('settings.card-ending', { scheme: schemeName(scheme), last });
  const until = `${month}/${year}`;
  const isOver = hasExpired({ month, year }, now);
  return (
    <li className={styles.card}>
      <SchemeMark scheme={scheme} />
      <div className={styles.grow}>
        <b>{name}</b>
        <small className={isOver ? styles.over : undefined}>
          {t(isOver ? 'settings.card-expired' : 'settings.card-until', { date: until })}
          {' · '}
          <bdi>{holder}</bdi>
        </small>
      </div>
      <PlainButton
        size="s"
        busy={isRemoving}
        onClick={remove}
        aria-label={t('settings.remove-named', { name })}
      >
        {t('settings.remove')}
      </PlainButton>
    </li>
  );
}
