import type { MouseEvent, ReactNode } from 'react';
import { usePorts } from '@courier/shell-api';

interface PortalLinkProps {
  /** URL inside the portal, built with `routes`. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to another page of the portal: navigates inside the workspace and loads a document elsewhere. */
export function PortalLink({ to, className, children }: PortalLinkProps) {
  const { navigation } = usePorts();
  function go(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigation.go(to);
  }
  return (
    <a href={to} className={className} onClick={go}>
      {children}
    </a>
  );
}
