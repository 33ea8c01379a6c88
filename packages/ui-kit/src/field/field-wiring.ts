import { createContext, use } from 'react';

/** Attributes that a control gets from its field. */
export interface FieldWiring {
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
  /** Id of the label, for controls that a label element cannot reference. */
  'aria-labelledby'?: string | undefined;
}

export const FieldContext = createContext<FieldWiring | null>(null);

interface OwnNames {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-label'?: string | undefined;
}

/** Attributes of a control inside `Field`; the control's own take precedence. */
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
