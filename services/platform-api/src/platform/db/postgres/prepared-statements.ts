/** Limits the statements a connection keeps: lists of changing length create many. */
const MOST = 400;
const LONGEST = 8000;

const names = new Map<string, string>();

/**
 * Name for preparing a statement once per connection: planning takes longer than running most of them. Null when it is
 * not worth it.
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
 * Whether a connection's prepared statements are invalid: another instance migrated the tables, or a pooler switched
 * connections. The call succeeds on a new connection.
 */
export function isPlanSpent(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string };
  return (code === '0A000' && message.includes('cached plan')) || code === '26000';
}
