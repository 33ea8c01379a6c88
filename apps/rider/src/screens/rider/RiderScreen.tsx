import { createContext, useContext, useEffect, useState } from 'react';
import { createPhoneStore } from '../../api/phone-store';
import { createRiderApp } from '../../flow/create-rider-app';
import { RiderPage } from '../../panes/RiderPage';
import { RiderAppContext } from '../../panes/use-rider-app';

/** Where the calls of riders are; the document names the platform's host. */
export const RiderBaseContext = createContext('/courier/rider/v1');

const forgetInvitation = () => {
  if (window.location.hash !== '') window.history.replaceState(null, '', window.location.pathname);
};

/** The page of a rider. */
export default function RiderScreen() {
  const base = useContext(RiderBaseContext);
  const [app] = useState(() =>
    createRiderApp({
      base,
      store: createPhoneStore(),
      hash: window.location.hash,
      onSignedIn: forgetInvitation,
    }),
  );
  useEffect(() => app.start(), [app]);
  return (
    <RiderAppContext value={app}>
      <RiderPage />
    </RiderAppContext>
  );
}
