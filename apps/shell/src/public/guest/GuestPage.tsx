import { useState } from 'react';
import { useCopy } from '@courier/i18n';
import { useStore } from 'zustand';
import { FormPage } from '../forms/FormPage';
import { usePublic } from '../public-context';
import { GoOnAsGuest } from './GoOnAsGuest';
import { GuestForm } from './GuestForm';
import { MailedOrder } from './MailedOrder';
import { mailedToken } from './use-mailed-order';

/** A known guest of this browser can continue with the same session. */
export default function GuestPage() {
  const t = useCopy('public');
  const { session } = usePublic().services;
  const guest = useStore(session, (state) => state.guest);
  const [known, setKnown] = useState(guest);
  const [mailed] = useState(mailedToken);
  return (
    <FormPage
      pageTitle={t('guest.page-title')}
      title={t('guest.title')}
      lead={t('guest.lead')}
      facts={[
        ['ticket', t('guest.fact-fee')],
        ['pin', t('guest.fact-link')],
        ['user', t('guest.fact-later')],
      ]}
    >
      {mailed !== null ? (
        <MailedOrder token={mailed} />
      ) : known ? (
        <GoOnAsGuest guest={known} onOther={() => setKnown(null)} />
      ) : (
        <GuestForm />
      )}
    </FormPage>
  );
}
