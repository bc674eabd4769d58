import { createTransport } from 'nodemailer';
import type { Email } from './email';

/** A letter on its way. */
export interface OutgoingMail extends Email {
  to: string;
  messageId: string;
}

/** Hands letters to a mail server; resolves when the server has taken one over. */
export interface MailTransport {
  send(posting: OutgoingMail): Promise<void>;
  close(): void;
}

/** Who the letters are from. */
export interface Sender {
  name: string;
  address: string;
}

/** A mail server by its address, `smtp[s]://user:password@host:port`; a connection a letter, so that none goes stale. */
export function createSmtpTransport(url: string, from: Sender): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, messageId, subject, text, html }) {
      const headers = { 'Auto-Submitted': 'auto-generated' };
      await smtp.sendMail({ from, to, messageId, subject, text, html, headers });
    },
    close: () => smtp.close(),
  };
}

/** What may be logged of a failure: never its text, in which servers repeat addresses. */
export function classifySmtpError(error: unknown): { code: string; isServerAway: boolean } {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  if (typeof responseCode === 'number') return { code: `SMTP ${responseCode}`, isServerAway: responseCode === 421 };
  const known = typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown';
  return {
    code: known,
    isServerAway: /^(E(SOCKET|CONNECTION|TIMEDOUT|DNS|TLS|AUTH|CONNREFUSED|CONNRESET))$/.test(known),
  };
}
