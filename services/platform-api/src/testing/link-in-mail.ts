import { createHash } from 'node:crypto';
import { mailTo } from './read-outbox';
import type { TestApp } from './start-test-app';

/** A link of a mail, as the portal's page reads it. */
export interface MailedUrl {
  url: URL;
  /** The address before the secret. */
  name: string;
  token: string;
  /** What the page names the link by. */
  digest: string;
}

/** The link of the newest mail to an address; its secret has to follow the hash. */
export async function linkInMail(server: TestApp, recipient: string, subject: RegExp): Promise<MailedUrl> {
  const { body } = await mailTo(server, recipient, subject);
  const url = new URL(/http\S+#\S+/.exec(body)?.[0] ?? 'none:');
  const [[name = '', token = ''] = []] = [...new URLSearchParams(url.hash.slice(1))];
  return { url, name, token, digest: createHash('sha256').update(token).digest('base64url') };
}
