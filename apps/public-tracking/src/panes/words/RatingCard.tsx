import { useId, useState, type FormEvent } from 'react';
import type { Tracking } from '@courier/api-client';
import { LIMITS } from '@courier/config';
import { useCopy } from '@courier/i18n';
import { PlainButton } from '@courier/ui-kit/plain';
import { useRate } from '../../api/customer-words';
import { NAMESPACE } from '../../copy';
import { Refusal } from './Refusal';
import styles from './words.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

/** A rating from 1 to 5 with optional words; editable while the server allows it. */
export function RatingCard({ tracking, isParcel }: { tracking: Tracking; isParcel: boolean }) {
  const t = useCopy(NAMESPACE);
  const id = useId();
  const { stars: given, ratable_until: until, order_id: orderId } = tracking;
  const send = useRate(orderId);
  const [isChanging, setChanging] = useState(false);
  const [stars, setStars] = useState<number | null>(given ?? null);
  const [words, setWords] = useState('');
  if (until === undefined && given === undefined) return null;
  const isAsked = until !== undefined && (given === undefined || isChanging);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (stars === null || send.isPending) return;
    send.mutate(words.trim() ? { stars, words } : { stars }, { onSuccess: () => setChanging(false) });
  }

  return (
    <section className={styles['block']} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{t(isAsked ? 'rating.title' : 'rating.given', { count: given ?? 0 })}</h2>
      {isAsked ? (
        <form onSubmit={submit}>
          <fieldset className={styles['stars']}>
            <legend className={styles['heard']}>{t('rating.title')}</legend>
            {STARS.map((value) => (
              <label key={value} data-filled={stars !== null && value <= stars ? '' : undefined}>
                <input
                  className={styles['radio']}
                  type="radio"
                  name={`${id}stars`}
                  value={value}
                  checked={stars === value}
                  onChange={() => setStars(value)}
                />
                <span aria-hidden="true">★</span>
                <span className={styles['heard']}>{t('rating.stars', { count: value })}</span>
              </label>
            ))}
          </fieldset>
          <label htmlFor={`${id}words`}>{t('rating.words')}</label>
          <textarea
            className={styles['area']}
            id={`${id}words`}
            value={words}
            rows={2}
            maxLength={LIMITS.ratingWordsCharacters}
            onChange={(event) => setWords(event.target.value)}
          />
          <p className={styles['hint']}>{t(isParcel ? 'rating.parcel-hint' : 'rating.hint')}</p>
          {send.isError && <Refusal error={send.error} />}
          <PlainButton type="submit" busy={send.isPending} aria-disabled={stars === null}>
            {t('rating.send')}
          </PlainButton>
        </form>
      ) : (
        until !== undefined && (
          <PlainButton kind="quiet" size="s" icon="edit" onClick={() => setChanging(true)}>
            {t('rating.change')}
          </PlainButton>
        )
      )}
    </section>
  );
}
