import { useEffect, useState } from 'react';
import { useCopy } from '@courier/i18n';
import { usePublic } from '../public-context';
import './third-party.css';
import {
  createTabProof,
  departureAddress,
  providerName,
  rememberProvider,
  takeProviderReturn,
  type ProviderGrant,
  type TabProof,
} from './provider-code';

interface ThirdPartyProps {
  providers: readonly string[];
  /** Where identity calls go. */
  address: string;
  isBusy: boolean;
  onCode: (grant: ProviderGrant) => void;
}

/** Without cryptography, on a page that is not secure, a tab could not prove that it is the one that left. */
const canLeave = 'subtle' in crypto;

/** Buttons that leave for an identity provider, and the way back in with its code. */
export default function ThirdParty({ providers, address, isBusy, onCode }: ThirdPartyProps) {
  const t = useCopy('public');
  const { tab } = usePublic().services;
  const [returned] = useState(() => takeProviderReturn(tab, window.location.search));
  const [proof, setProof] = useState<TabProof | null>(null);
  useEffect(() => {
    let isShown = true;
    if (canLeave) void createTabProof().then((made) => isShown && setProof(made));
    return () => {
      isShown = false;
    };
  }, []);
  useEffect(() => {
    if (returned === null) return;
    // The code works once; a reload must not send it again.
    window.history.replaceState(null, '', window.location.pathname);
    if (returned.grant !== null) onCode(returned.grant);
    // oxlint-disable-next-line react/exhaustive-deps -- once, with what the address said on arrival
  }, []);
  return (
    <div className="pd-third">
      {canLeave && <p className="pd-or">{t('third-party.or')}</p>}
      {returned?.grant === null && (
        <p className="pd-stopped" role="alert">
          {t('third-party.stopped', { provider: providerName(returned.provider) })}
        </p>
      )}
      {canLeave &&
        providers.map((provider) => (
          <a
            key={provider}
            className="pd-button"
            href={proof === null ? undefined : departureAddress(address, provider, proof)}
            aria-disabled={isBusy || proof === null}
            onClick={() => proof !== null && rememberProvider(tab, provider, proof)}
          >
            {t('third-party.continue', { provider: providerName(provider) })}
          </a>
        ))}
    </div>
  );
}
