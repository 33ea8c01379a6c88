import type { ReactNode } from 'react';
import { LineMotif, type IconName, type MotifTone } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import { PublicFrame } from '../PublicFrame';
import { useTitle } from '../use-title';

interface MessagePageProps {
  pageTitle: string;
  icon: IconName;
  tone?: MotifTone;
  title: string;
  text: string;
  /** Default: a link to the start page. */
  action?: ReactNode;
}

export function MessagePage({ pageTitle, icon, tone = 'primary', title, text, action }: MessagePageProps) {
  const t = useCopy('shell');
  useTitle(pageTitle);
  return (
    <PublicFrame>
      <main className="pd-message" aria-live="polite">
        <LineMotif icon={icon} tone={tone} />
        <h1>{title}</h1>
        <p>{text}</p>
        {action || (
          <a className="pd-button pd-primary" href="/">
            {t('not-found.back')}
          </a>
        )}
      </main>
    </PublicFrame>
  );
}
