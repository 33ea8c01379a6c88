const MOST = 64;

/**
 * Why this many instances cannot start, in one sentence; null if they can.
 * @param {string} text
 * @param {string | undefined} databaseUrl
 */
export function instancesProblem(text, databaseUrl) {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    return `INSTANCES is "${text}", but it must be a whole number from 1 to ${MOST}.`;
  if (count > 1 && !databaseUrl?.trim())
    return `INSTANCES=${count} needs DATABASE_URL, because the embedded database serves one process only: name a PostgreSQL 15 or newer there, or leave INSTANCES out.`;
  return null;
}
