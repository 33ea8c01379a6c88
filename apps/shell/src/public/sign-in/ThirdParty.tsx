import { useEffect, useState } from 'react';
import { useCopy } from '@courier/i18n';
import { usePublic } from '../public-context';
import './third-party.css';
import {
  createTabProof,
  departureAddress,
  providerName,
  rememberProvider,
  consumeProviderReturn,
  type ProviderGrant,
  type TabProof,
} from './provider-code';

interface ThirdPartyProps {
  providers: readonly string[];
  /** Base address of identity calls. */
  address: string;
  isBusy: boolean;
  onCode: (grant: ProviderGrant) => void;
}

/** `crypto.subtle` needs a secure context; without it the tab cannot create a proof. */
const canLeave = 'subtle' in crypto;

export default function ThirdParty({ providers, address, isBusy, onCode }: ThirdPartyProps) {
  const t = useCopy('public');
  const { tab } = usePublic().services;
  const [returned] = useState(() => consumeProviderReturn(tab, window.location.search));
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
    // The code can be used only once; a reload must not send it again.
    window.history.replaceState(null, '', window.location.pathname);
    if (returned.grant !== null) onCode(returned.grant);
    // oxlint-disable-next-line react/exhaustive-deps -- once, with the address on arrival
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
