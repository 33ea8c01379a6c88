import type { TestApp } from './start-test-app';

interface OutboxMail {
  recipient: string;
  subject: string;
  body: string;
}

/** Waits for the newest mail to an address, because mails may be sent after the answer. */
export async function mailTo(server: TestApp, recipient: string, subject: RegExp): Promise<OutboxMail> {
  for (;;) {
    const mails = await mailsTo(server, recipient);
    const found = mails.find((mail) => subject.test(mail.subject));
    if (found) return found;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Newest first. */
export const mailsTo = (server: TestApp, recipient: string): Promise<OutboxMail[]> =>
  server.deps.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute();
