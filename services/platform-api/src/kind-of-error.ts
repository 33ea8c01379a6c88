/**
 * What may be written down of an error of somebody else's service. Messages and causes of mail servers, databases and
 * identity providers may hold what people typed, or who they are.
 */
export function kindOfError(error: unknown): { name: string; code: string | number | null } {
  const { name = 'Error', code = null } = error as { name?: string; code?: string | number };
  return { name, code };
}
