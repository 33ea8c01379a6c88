import { useEffectEvent, useLayoutEffect } from 'react';
import type { FieldName } from '../../../model/form/order-check';
import { useRequest } from '../request/request-scope';
import { revealField } from './reveal-field';

/**
 * Scrolls to the requested field.
 * @param onWanted called first, e.g. to open the step of the field
 */
export function useWantedField(onWanted: (field: FieldName) => void): void {
  const { problems } = useRequest();
  const show = useEffectEvent((field: FieldName) => {
    onWanted(field);
    // Wait for the render of that step.
    requestAnimationFrame(() => revealField(field));
  });
  // A passive effect may run after the first press and miss it.
  useLayoutEffect(
    () =>
      problems.state.subscribe(({ wanted }, before) => {
        if (wanted && wanted !== before.wanted) show(wanted.field);
      }),
    [problems],
  );
}
