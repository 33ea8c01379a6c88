import { useState } from 'react';
import { useMatch } from 'react-router-dom';
import { Dialog, PlainButton } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { routePatterns, useFlag, usePorts, useSession } from '@courier/shell-api';
import { useShell } from '../shell-context/shell-context';

const KEY = 'guest-register-asked';

/**
 * Invites a guest with an order to register, once in a tab and not beside a form or an open payment; the register
 * button of the account menu stays.
 */
export function GuestRegisterDialog() {
  const t = useCopy('shell');
  const { tab, page } = useShell();
  const { session } = usePorts();
  const { mode } = useSession();
  const isSignUpOff = useFlag('deactivate-sign-up-button');
  const [wasAsked, setAsked] = useState(() => tab.read(KEY) !== null);
  const isOrdering = useMatch(routePatterns.requestRider) !== null;
  const isPaying = useMatch(routePatterns.paymentReturn) !== null;
  const hasOrder = session.guestOrderIds().length > 0;
  if (mode !== 'GUEST' || !hasOrder || isOrdering || isPaying || isSignUpOff || wasAsked) return null;

  function close(): void {
    tab.write(KEY, 'true');
    setAsked(true);
  }

  return (
    <Dialog
      open
      width={440}
      title={t('guest.title')}
      onClose={close}
      footer={
        <>
          <PlainButton kind="quiet" onClick={close}>
            {t('guest.continue')}
          </PlainButton>
          <PlainButton
            kind="primary"
            onClick={() => {
              close();
              page.assign(routePatterns.register);
            }}
          >
            {t('account.register')}
          </PlainButton>
        </>
      }
    >
      <p>{t('guest.text')}</p>
    </Dialog>
  );
}
