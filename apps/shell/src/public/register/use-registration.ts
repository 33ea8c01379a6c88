import { useState } from 'react';
import { isApiError, registrationContract } from '@courier/api-client';
import { useReadable } from '@courier/shell-api';
import { useAttempt } from '../forms/use-attempt';
import { useDraft } from '../forms/use-draft';
import { usePublic } from '../public-context';
import {
  checkRegistration,
  FIELD_OF,
  registrationPayload,
  type Accepted,
  type Details,
  type RegisterField,
} from './registration';
import { vatSaying } from './vat-saying';

interface FoundVendor {
  name: string;
}

export function useRegistration() {
  const { services, locale } = usePublic();
  const calls = services.connect({ registration: registrationContract }).registration;
  const { country, registrationType } = useReadable(locale).country;
  const draft = useDraft<Details>('register', {
    type: registrationType,
    businessName: '',
    phone: '',
    email: '',
    vat: '',
    vendorCode: '',
    vendorEmail: '',
  });
  const [passwords, setPasswords] = useState({ password: '', again: '' });
  const [accepted, setAccepted] = useState<Accepted>({ terms: false, privacy: false });
  const [found, setFound] = useState<FoundVendor | null>(null);
  /** The recipient of the link, as the service returned it; null before. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { isBusy, problems, findings, attempt, clear } = useAttempt<RegisterField>();
  const details = draft.values;

  async function send(): Promise<void> {
    const { data } = await calls.register({
      body: registrationPayload(details, passwords.password, accepted),
    });
    draft.remove();
    setSentTo(data.email_address);
  }

  const submit = () =>
    attempt({
      check: () => checkRegistration(details, passwords, accepted, country),
      run: send,
      findField: (path) => (FIELD_OF[path] === 'vendorCode' ? undefined : FIELD_OF[path]),
      describeError: (error) =>
        isApiError(error) && error.field === 'vat_number' ? vatSaying(country) : undefined,
    });

  function setDetails(change: Partial<Details>): void {
    draft.set(change);
    for (const field of Object.keys(change)) clear(field as RegisterField);
  }

  return {
    details,
    setDetails,
    passwords,
    setPasswords(change: Partial<typeof passwords>) {
      setPasswords({ ...passwords, ...change });
      for (const field of Object.keys(change)) clear(field as RegisterField);
    },
    accepted,
    setAccepted(change: Partial<Accepted>) {
      setAccepted({ ...accepted, ...change });
      for (const field of Object.keys(change)) clear(field as RegisterField);
    },
    found,
    setFound,
    sentTo,
    changeEmail: () => setSentTo(null),
    isBusy,
    problems,
    findings,
    submit,
    sendAgain: send,
    verifyVendor: calls.verifyVendor,
  };
}

export type RegistrationState = ReturnType<typeof useRegistration>;
