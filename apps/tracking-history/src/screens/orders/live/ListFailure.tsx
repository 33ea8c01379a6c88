import { PanelError } from '@courier/ui-kit/core';
import { useErrorDetail } from '@courier/i18n';

interface ListFailureProps {
  title: string;
  error: unknown;
  onRetry(): void;
}

/** Replaces only the list; the rest of the screen keeps working. */
export function ListFailure({ title, error, onRetry }: ListFailureProps) {
  const errorDetail = useErrorDetail();
  return <PanelError title={title} text={errorDetail(error)} onRetry={onRetry} />;
}
