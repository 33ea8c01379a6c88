import { createContext, useContext, useEffect, useState } from 'react';
import { createPhoneStore } from '../../api/phone-store';
import { createRiderApp } from '../../flow/create-rider-app';
import { RiderPage } from '../../panes/RiderPage';
import { RiderAppContext } from '../../panes/use-rider-app';

interface RiderCalls {
  /** Where the calls of riders are; the document names the platform's host. */
  baseUrl: string;
  /** Resolves before a call when the page may make calls. */
  confirmRelease(): Promise<void>;
}

export const RiderCallsContext = createContext<RiderCalls>({
  baseUrl: '/courier/api/v1',
  confirmRelease: () => Promise.resolve(),
});

const removeInvitation = () => {
  if (window.location.hash !== '') window.history.replaceState(null, '', window.location.pathname);
};

/** The page of a rider. */
export default function RiderScreen() {
  const calls = useContext(RiderCallsContext);
  const [app] = useState(() =>
    createRiderApp({
      ...calls,
      store: createPhoneStore(),
      hash: window.location.hash,
      onSignedIn: removeInvitation,
    }),
  );
  useEffect(() => app.start(), [app]);
  return (
    <RiderAppContext value={app}>
      <RiderPage />
    </RiderAppContext>
  );
}
