import type { ReactNode } from 'react';
import { LineMotif, type IconName } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import { PublicHeader } from './PublicHeader';

interface MessagePageProps {
  icon: IconName;
  title: string;
  text: string;
  /** The way on; back to the start page when absent. */
  action?: ReactNode;
}

/** One sentence, one line, one way on. */
export function MessagePage({ icon, title, text, action }: MessagePageProps) {
  const t = useCopy('shell');
  return (
    <div className="pd">
      <PublicHeader />
      <main className="pd-message">
        <LineMotif icon={icon} />
        <h1>{title}</h1>
        <p>{text}</p>
        {action ?? (
          <a className="pd-button pd-primary" href="/">
            {t('not-found.back')}
          </a>
        )}
      </main>
    </div>
  );
}
