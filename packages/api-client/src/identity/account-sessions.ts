import * as z from 'zod/mini';
import { id, unixSeconds } from '../wire/fields';

const accountSession = z.object({
  id,
  /** Brand name of the browser, such as `Chrome`; null if unknown. */
  browser: z.nullable(z.string()),
  /** Name of the operating system, such as `Windows`; null if unknown. */
  system: z.nullable(z.string()),
  is_phone: z.boolean(),
  created_at: unixSeconds,
  /** Last sign-in or token renewal. */
  last_used_at: unixSeconds,
  is_current: z.boolean(),
});

export const accountSessions = z.object({
  /** Null when the password was never changed. */
  password_changed_at: z.nullable(unixSeconds),
  sessions: z.array(accountSession),
});

export type AccountSession = z.infer<typeof accountSession>;
export type AccountSessions = z.infer<typeof accountSessions>;
