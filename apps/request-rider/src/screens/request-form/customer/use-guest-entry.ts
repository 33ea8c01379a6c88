import { useState } from 'react';
import { usePorts } from '@courier/shell-api';
import { createPhoneCheck } from '../../../flow/form/create-phone-check';
import {
  guestProblems,
  type GuestDetails as Details,
  type GuestProblems,
} from '../../../model/form/guest-details';

interface GuestEntry {
  details: Details;
  problems: GuestProblems;
  state: 'idle' | 'busy' | 'failed';
  change(fields: Partial<Details>): void;
  /** Loads the phone check before the user types a number. */
  prepare(): void;
  enter(): Promise<void>;
}

export function useGuestEntry(): GuestEntry {
  const ports = usePorts();
  const [phoneCheck] = useState(() => createPhoneCheck(ports));
  const [details, setDetails] = useState<Details>({ name: '', phoneNumber: '', email: '' });
  const [problems, setProblems] = useState<GuestProblems>({});
  const [state, setState] = useState<GuestEntry['state']>('idle');
  return {
    details,
    problems,
    state,
    change(fields) {
      setDetails((before) => ({ ...before, ...fields }));
      setProblems((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in fields))),
      );
    },
    prepare: () => void phoneCheck(),
    async enter() {
      if (state === 'busy') return;
      setState('busy');
      const phone = await phoneCheck();
      const found = guestProblems(details, phone.isPossible);
      setProblems(found);
      if (Object.keys(found).length > 0) return setState('idle');
      try {
        await ports.session.enterAsGuest({
          name: details.name.trim(),
          email: details.email.trim(),
          phoneNumber: phone.toInternational(details.phoneNumber),
        });
      } catch {
        setState('failed');
      }
    },
  };
}
