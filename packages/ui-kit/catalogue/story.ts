import type { ReactNode } from 'react';

/** One component of the design system in all its states. */
export interface Story {
  id: string;
  title: string;
  states: readonly { name: string; show: () => ReactNode }[];
}
