import { createContext, use } from 'react';

/** What a control takes over from the field around it. */
export interface FieldWiring {
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
  /** Id of the label, for controls a label cannot point at. */
  'aria-labelledby'?: string | undefined;
}

export const FieldContext = createContext<FieldWiring | null>(null);

interface OwnNames {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-label'?: string | undefined;
}

/** Attributes of a control inside `Field`; what the control says itself wins. */
export function useFieldWiring(
  own: OwnNames = {},
): Omit<FieldWiring, 'id' | 'aria-labelledby'> & { id?: string; labelledBy?: string | undefined } {
  const field = use(FieldContext);
  if (!field) return own.id === undefined ? {} : { id: own.id };
  const { 'aria-labelledby': labelledBy, ...rest } = field;
  return {
    ...rest,
    id: own.id ?? field.id,
    'aria-describedby':
      [own['aria-describedby'], field['aria-describedby']].filter(Boolean).join(' ') || undefined,
    labelledBy: own['aria-label'] === undefined ? labelledBy : undefined,
  };
}
