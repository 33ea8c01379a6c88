import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../http/create-api-client';

/** The documents, newest first, and whether they can be opened as PDF. A month adds one. */
export const statementsOptions = (api: ApiClient, vendorId: string) =>
  queryOptions({
    queryKey: ['statements', vendorId],
    queryFn: async ({ signal }) => (await api.statements.list({ params: { vendorId } }, { signal })).result,
    staleTime: 300_000,
  });

/** The sums of the running month. Its entries, which may be many thousands, are not kept. */
export const statementPreviewOptions = (api: ApiClient, vendorId: string) =>
  queryOptions({
    queryKey: ['statements', vendorId, 'preview'],
    queryFn: async ({ signal }) => {
      const { result } = await api.statements.preview({ params: { vendorId } }, { signal });
      const { entries: _entries, ...sums } = result;
      return sums;
    },
    staleTime: 300_000,
    refetchOnWindowFocus: false,
  });

/** The path of the page to print or of the PDF, for a new tab. @throws ApiError */
export async function createStatementLink(
  api: ApiClient,
  vendorId: string,
  { number, type }: { number: string; type: 'page' | 'pdf' },
): Promise<string> {
  const { result } = await api.statements.link({ params: { vendorId, number } });
  return type === 'pdf' ? result.pdf_path : result.path;
}

/** The signed file of a statement, as programs read it. @throws ApiError */
export async function readStatementFile(
  api: ApiClient,
  vendorId: string,
  { number, type }: { number: string; type: 'csv' | 'json' },
): Promise<Blob> {
  const params = { vendorId, number };
  if (type === 'csv') return api.statements.csv({ params });
  const { result } = await api.statements.get({ params });
  return new Blob([JSON.stringify(result)], { type: 'application/json' });
}
