import { useEffect, useState } from 'react';
import { useCopy } from '@courier/i18n';
import { usePublic } from '../public-context';
import './third-party.css';
import { rememberProvider, takeProviderReturn } from './provider-code';

interface ThirdPartyProps {
  providers: readonly string[];
  /** Where identity calls go. */
  address: string;
  isBusy: boolean;
  onCode: (grant: { provider: string; code: string }) => void;
}

const nameOf = (provider: string) => provider.charAt(0).toUpperCase() + provider.slice(1);

/** Buttons that leave for an identity provider, and the way back in with its code. */
export default function ThirdParty({ providers, address, isBusy, onCode }: ThirdPartyProps) {
  const t = useCopy('public');
  const { tab } = usePublic().services;
  const [returned] = useState(() => takeProviderReturn(tab, window.location.search));
  useEffect(() => {
    if (returned === null) return;
    // The code works once; a reload must not send it again.
    window.history.replaceState(null, '', window.location.pathname);
    if (returned.code !== null) onCode({ provider: returned.provider, code: returned.code });
    // oxlint-disable-next-line react/exhaustive-deps -- once, with what the address said on arrival
  }, []);
  return (
    <div className="pd-third">
      <p className="pd-or">{t('third-party.or')}</p>
      {returned?.code === null && (
        <p className="pd-stopped" role="alert">
          {t('third-party.stopped', { provider: nameOf(returned.provider) })}
        </p>
      )}
      {providers.map((provider) => (
        <a
          key={provider}
          className="pd-button"
          href={`${address}/login/oauth/${encodeURIComponent(provider)}`}
          aria-disabled={isBusy}
          onClick={() => rememberProvider(tab, provider)}
        >
          {t('third-party.continue', { provider: nameOf(provider) })}
        </a>
      ))}
    </div>
  );
}
