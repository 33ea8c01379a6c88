import type { ReactNode } from 'react';
import { PublicFrame } from '../PublicFrame';
import { useTitle } from '../use-title';
import './reading.css';

interface ReadingPageProps {
  pageTitle: string;
  title: string;
  lead: string;
  action?: ReactNode;
  children: ReactNode;
}

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
