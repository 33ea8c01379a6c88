import type { IconSource } from '@courier/ui-kit/core';

export interface PaletteItem {
  id: string;
  icon: IconSource;
  label: string;
  /** Other words that find it. */
  keywords?: string;
  hint?: string;
  /** The equivalent keyboard shortcut. */
  cap?: string;
  run: () => void;
}

export interface PaletteGroup {
  title: string;
  items: readonly PaletteItem[];
}
