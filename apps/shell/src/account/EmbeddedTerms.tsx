import { useState } from 'react';
import { STORAGE_KEYS } from '@courier/config';
import { Dialog, PlainButton } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { routePatterns, useFlag, useSession } from '@courier/shell-api';
import { useShell } from '../shell-context/shell-context';

export function EmbeddedTerms() {
  const t = useCopy('shell');
  const common = useCopy('common');
  const { storage } = useShell();
  const { mode } = useSession();
  const isOn = useFlag('godroid-popup');
  const [isRequired, setRequired] = useState(
    () => storage.read(STORAGE_KEYS.godroidTermsRequired) === 'true',
  );
  if (mode !== 'GODROID' || !isOn || !isRequired) return null;
  return (
    <Dialog
      open
      width={440}
      title={t('embedded-terms.title')}
      footer={
        <PlainButton
          kind="primary"
          onClick={() => {
            storage.write(STORAGE_KEYS.godroidTermsRequired, 'false');
            setRequired(false);
          }}
        >
          {t('embedded-terms.accept')}
        </PlainButton>
      }
    >
      <p>{t('embedded-terms.text')}</p>
      <p>
        <a href={routePatterns.terms} target="_blank" rel="noopener">
          {t('embedded-terms.read')}
          <span className="sr-only"> ({common('opens-new-tab')})</span>
        </a>
      </p>
    </Dialog>
  );
}
