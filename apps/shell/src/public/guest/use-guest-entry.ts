import { useState } from 'react';
import { guestsContract } from '@courier/api-client';
import type { GuestLogin } from '../../session/auth-state';
import { StorageBlockedError } from '../../session/sign-in';
import { checkEmail, checkPhone } from '../forms/checks';
import { useAttempt, type Problems } from '../forms/use-attempt';
import { useDraft } from '../forms/use-draft';
import { usePublic } from '../public-context';
import { signInSaying, WorkspaceMissing } from '../sign-in/sign-in-problem';

type GuestField = 'name' | 'email' | 'phone';

const FIELD_OF: Readonly<Record<string, GuestField>> = {
  name: 'name',
  email: 'email',
  phone_number: 'phone',
};

export function useGuestEntry() {
  const { services } = usePublic();
  const draft = useDraft('guest', { name: '', email: '', phone: '' });
  const { isBusy, problems, findings, attempt, clear } = useAttempt<GuestField>();
  const [isOpening, setOpening] = useState(false);
  const { values } = draft;

  function check(): Problems<GuestField> {
    return {
      ...(values.name.trim() === '' ? { name: ({ t }) => t('field.name-missing') } : {}),
      ...(values.email.trim() === '' ? {} : checkEmail(values.email)),
      ...checkPhone(values.phone),
    };
  }

  async function enter(): Promise<void> {
    const { offer, page, session, connect } = services;
    if (offer.guest === null) throw new WorkspaceMissing();
    const { result } = await connect({ guests: guestsContract }).guests.login({
      body: {
        name: values.name.trim(),
        phone_number: values.phone.trim(),
        ...(values.email.trim() === '' ? {} : { email: values.email.trim() }),
      },
    });
    const guest: GuestLogin = {
      vendor_id: result.vendor_id,
      token: result.token,
      name: result.name,
      ...(result.email === '' ? {} : { email: result.email }),
      phoneNumber: result.phone_number,
    };
    if (!session.chooseGuest()) throw new StorageBlockedError('The browser does not keep the guest');
    session.storeGuestLogin(guest);
    draft.remove();
    setOpening(true);
    page.assign(offer.guest);
  }

  function set(field: GuestField, value: string): void {
    draft.set({ [field]: value });
    clear(field);
  }

  const submit = () =>
    attempt({
      check,
      run: enter,
      findField: (path) => FIELD_OF[path],
      describeError: (error) =>
        error instanceof StorageBlockedError || error instanceof WorkspaceMissing
          ? signInSaying(error)
          : undefined,
    });
  return { values, problems, findings, set, submit, isBusy: isBusy || isOpening };
}
