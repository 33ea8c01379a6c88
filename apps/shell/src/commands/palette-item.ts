import type { IconSource } from '@courier/ui-kit/core';

export interface PaletteItem {
  id: string;
  icon: IconSource;
  label: string;
  /** A second, quieter text beside the label. */
  hint?: string;
  /** The letter that does the same. */
  cap?: string;
  run: () => void;
}

export interface PaletteGroup {
  title: string;
  items: readonly PaletteItem[];
}
