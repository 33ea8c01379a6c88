import { PanelError } from '@courier/ui-kit/core';
import { useErrorDetail } from '@courier/i18n';

interface ListFailureProps {
  title: string;
  error: unknown;
  onRetry(): void;
}

/** Stands in the place of the list only; the rest of the screen keeps working. */
export function ListFailure({ title, error, onRetry }: ListFailureProps) {
  const errorDetail = useErrorDetail();
  return <PanelError title={title} text={errorDetail(error)} onRetry={onRetry} />;
}
