import { parseJson } from '../../../platform/outgoing/http/read-answer';
import { transientTokenSchema } from './cybersource.schema';

/** The id of a transient token. */
export function readTokenId(token: string): string | null {
  const parsed = transientTokenSchema.safeParse(
    parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')),
  );
  return parsed.success ? parsed.data.jti : null;
}
