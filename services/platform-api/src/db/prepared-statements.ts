/** Statements with lists of changing length are many, and every connection keeps what it prepared. */
const MOST = 400;
const LONGEST = 8000;

const names = new Map<string, string>();

/**
 * Name under which a connection prepares a statement once and plans it no more: planning takes longer than running most
 * of them. Null for one that is not worth it.
 */
export function statementName(sql: string, parameters: readonly unknown[]): string | null {
  if (parameters.length === 0 || sql.length > LONGEST) return null;
  const known = names.get(sql);
  if (known !== undefined || names.size >= MOST) return known ?? null;
  const name = `courier_${names.size + 1}`;
  names.set(sql, name);
  return name;
}

/**
 * Whether a connection's prepared statements are of no more use: another instance brought newer tables, or a pooler in
 * between gave us another connection. With a new connection the same call succeeds.
 */
export function isPlanSpent(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string };
  return (code === '0A000' && message.includes('cached plan')) || code === '26000';
}
