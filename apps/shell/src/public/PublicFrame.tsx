import type { ReactNode } from 'react';
import { PublicFooter } from './PublicFooter';
import { PublicHeader } from './PublicHeader';

export function PublicFrame({ children, isSignIn = false }: { children: ReactNode; isSignIn?: boolean }) {
  return (
    <>
      <div className="pd">
        <PublicHeader isSignIn={isSignIn} />
        {children}
      </div>
      <PublicFooter />
    </>
  );
}
