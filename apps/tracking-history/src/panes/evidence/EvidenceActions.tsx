import type { Evidence } from '@courier/api-client';
import { sharesOptions, shareEvidence } from '@courier/api-client/queries';
import { saveFile } from '@courier/config/document';
import { useErrorDetail } from '@courier/i18n';
import { usePorts } from '@courier/shell-api';
import { Button } from '@courier/ui-kit/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OpenLinks } from './OpenLinks';
import { useSending } from '../share/use-sending';
import { useWording } from '../../copy';
import type { Signed } from './SignatureLine';
import styles from './ReplayPane.module.css';

interface EvidenceActionsProps {
  evidence: Evidence;
  signed: Signed | null;
  onPrint(): void;
}

export function EvidenceActions({ evidence, signed, onPrint }: EvidenceActionsProps) {
  const { t, day } = useWording();
  const { api, notifications } = usePorts();
  const errorDetail = useErrorDetail();
  const { copy } = useSending();
  const client = useQueryClient();
  const [isSharing, setSharing] = useState(false);
  const { order_id: orderId } = evidence;

  async function share() {
    setSharing(true);
    try {
      const { path, endsAt } = await shareEvidence(api, orderId);
      await copy(`${window.location.origin}${path}`, t('evidence.linkCopied', { day: day(endsAt) }));
      await client.invalidateQueries({ queryKey: sharesOptions(api, orderId).queryKey });
    } catch (error) {
      notifications.show({
        type: 'error',
        message: t('evidence.linkFailed'),
        detail: errorDetail(error),
        key: 'share',
      });
    } finally {
      setSharing(false);
    }
  }
  function save() {
    if (!signed) return;
    saveFile(new Blob([signed.text], { type: 'application/jose+json' }), `evidence_${orderId}.json`);
  }
  return (
    <div className={styles.actions}>
      <Button kind="primary" icon="receipt" onClick={onPrint}>
        {t('evidence.print')}
      </Button>
      <Button icon="download" disabled={!signed} onClick={save}>
        {t('evidence.json')}
      </Button>
      <Button icon="link" busy={isSharing} onClick={() => void share()}>
        {t('evidence.share')}
      </Button>
      <OpenLinks orderId={orderId} />
    </div>
  );
}
