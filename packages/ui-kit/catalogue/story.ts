import type { ReactNode } from 'react';

export interface Story {
  id: string;
  title: string;
  states: readonly { name: string; show: () => ReactNode }[];
}
