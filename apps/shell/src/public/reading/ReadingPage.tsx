import type { ReactNode } from 'react';
import { PublicFrame } from '../PublicFrame';
import { useTitle } from '../use-title';
import './reading.css';

interface ReadingPageProps {
  pageTitle: string;
  title: string;
  lead: string;
  /** Beside the title, e.g. a download. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page to read: a calm head, then one column of text. */
export function ReadingPage({ pageTitle, title, lead, action, children }: ReadingPageProps) {
  useTitle(pageTitle);
  return (
    <PublicFrame>
      <main className="pd-read">
        <div className="pd-read-head">
          <div>
            <h1>{title}</h1>
            <p className="pd-lead">{lead}</p>
          </div>
          {action}
        </div>
        {children}
      </main>
    </PublicFrame>
  );
}
