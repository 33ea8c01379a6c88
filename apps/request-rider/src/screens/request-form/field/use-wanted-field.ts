import { useEffectEvent, useLayoutEffect } from 'react';
import type { FieldName } from '../../../model/order-check';
import { useRequest } from '../request/request-scope';
import { revealField } from './reveal-field';

/**
 * Brings the field somebody has to look at into sight.
 * @param onWanted called first, e.g. to show the step it stands on
 */
export function useWantedField(onWanted: (field: FieldName) => void): void {
  const { problems } = useRequest();
  const show = useEffectEvent((field: FieldName) => {
    onWanted(field);
    // After the step with the field is on the screen.
    requestAnimationFrame(() => revealField(field));
  });
  // Before the first press can come, which a later effect may miss.
  useLayoutEffect(
    () =>
      problems.state.subscribe(({ wanted }, before) => {
        if (wanted && wanted !== before.wanted) show(wanted.field);
      }),
    [problems],
  );
}
