import * as z from 'zod/mini';
import { id, unixSeconds } from '../wire/fields';

/** One sign-in of an account that has not ended. */
const accountSession = z.object({
  id,
  /** Browser by its own name, such as `Chrome`; null when it is not recognised. */
  browser: z.nullable(z.string()),
  /** Operating system by its own name, such as `Windows`; null when it is not recognised. */
  system: z.nullable(z.string()),
  is_phone: z.boolean(),
  created_at: unixSeconds,
  /** Last sign-in or renewal of its tokens. */
  last_used_at: unixSeconds,
  /** Whether the call came from this session. */
  is_current: z.boolean(),
});

export const accountSessions = z.object({
  /** Null when the password is the one the account was registered with. */
  password_changed_at: z.nullable(unixSeconds),
  sessions: z.array(accountSession),
});

export type AccountSession = z.infer<typeof accountSession>;
export type AccountSessions = z.infer<typeof accountSessions>;
