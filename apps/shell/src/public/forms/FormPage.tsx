import type { ReactNode } from 'react';
import { Icon, type IconName } from '@courier/ui-kit/plain';
import { PublicFrame } from '../PublicFrame';
import { useTitle } from '../use-title';
import './forms.css';

interface FormPageProps {
  pageTitle: string;
  title: string;
  lead: string;
  facts: readonly (readonly [icon: IconName, text: string])[];
  children: ReactNode;
}

export function FormPage({ pageTitle, title, lead, facts, children }: FormPageProps) {
  useTitle(pageTitle);
  return (
    <PublicFrame>
      <main className="pd-form-page">
        <div className="pd-aside">
          <h1>{title}</h1>
          <p className="pd-lead">{lead}</p>
          {facts.length > 0 && (
            <ul className="pd-facts">
              {facts.map(([icon, text]) => (
                <li key={text}>
                  <Icon name={icon} size={22} />
                  {text}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="pd-card">{children}</div>
      </main>
    </PublicFrame>
  );
}
