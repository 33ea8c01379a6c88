import type { ReactNode } from 'react';
import type { BrandId } from '@courier/config';

const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const MARKS: Readonly<Record<BrandId, ReactNode>> = {
  courier: (
    <>
      <path d="M21.8 7.3A10.3 10.3 0 1 0 21.8 20.7" stroke="currentColor" strokeWidth="4" {...round} />
      <path d="M12.5 14H20" stroke="currentColor" strokeWidth="4" {...round} />
      <circle cx="24" cy="14" r="3.6" fill="var(--accent)" />
    </>
  ),
  orchid: (
    <>
      <g fill="currentColor">
        <ellipse cx="14" cy="6.8" rx="4.3" ry="5.8" />
        <ellipse cx="14" cy="6.8" rx="4.3" ry="5.8" transform="rotate(120 14 14)" />
        <ellipse cx="14" cy="6.8" rx="4.3" ry="5.8" transform="rotate(240 14 14)" />
      </g>
      <circle cx="14" cy="14" r="3.4" fill="var(--accent)" />
    </>
  ),
  oasis: (
    <>
      <path d="M14 2.5 25 14 14 25.5 3 14Z" fill="currentColor" />
      <path
        d="M14 9v10M14 13c-2.8 0-4.3-1.4-4.6-3.6 2.8 0 4.3 1.3 4.6 3.6ZM14 13c2.8 0 4.3-1.4 4.6-3.6-2.8 0-4.3 1.3-4.6 3.6Z"
        stroke="var(--accent)"
        strokeWidth="1.8"
        {...round}
      />
    </>
  ),
  tangelo: (
    <>
      <circle cx="14" cy="15.5" r="10" fill="currentColor" />
      <path
        d="M14 15.5V9M14 15.5l5.6 3.3M14 15.5l-5.6 3.3"
        stroke="var(--surface)"
        strokeWidth="2"
        {...round}
      />
      <path d="M14.5 6c.3-2.8 2.2-4.3 5.5-4.3-.2 2.9-2 4.4-5.5 4.3Z" fill="var(--accent)" />
    </>
  ),
  send: (
    <>
      <path d="M5 8.5h18V23H5Z" stroke="currentColor" strokeWidth="4" {...round} />
      <path d="M14 8.5V15" stroke="currentColor" strokeWidth="4" {...round} />
      <circle cx="23" cy="6" r="3.6" fill="var(--accent)" />
    </>
  ),
};
