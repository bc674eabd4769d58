import type { Transporter } from 'nodemailer';
import type { Email } from './email';

/** An e-mail with its recipient. */
export interface OutgoingMail extends Email {
  to: string;
  messageId: string;
}

/** Hands e-mails to a mail server; `send` resolves when the server has accepted one. */
export interface MailTransport {
  send(posting: OutgoingMail): Promise<void>;
  close(): void;
}

/** The sender of the e-mails. */
export interface Sender {
  name: string;
  address: string;
}

/** A mail server at `smtp[s]://user:password@host:port`; one connection for each e-mail, so that none goes stale. */
export function createSmtpTransport(url: string, from: Sender): MailTransport {
  let smtp: Promise<Transporter> | undefined;
  return {
    async send({ to, messageId, subject, text, html }) {
      const headers = { 'Auto-Submitted': 'auto-generated' };
      smtp ??= openTransport(url);
      await (await smtp).sendMail({ from, to, messageId, subject, text, html, headers });
    },
    close: () => void smtp?.then((opened) => opened.close()),
  };
}

/** Loaded with the first mail: most processes of a portal send none for long. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** What may be logged of a failure: not its text, in which mail servers repeat addresses. */
export function classifySmtpError(error: unknown): { code: string; isServerAway: boolean } {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  if (typeof responseCode === 'number') return { code: `SMTP ${responseCode}`, isServerAway: responseCode === 421 };
  const known = typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown';
  return {
    code: known,
    isServerAway: /^(E(SOCKET|CONNECTION|TIMEDOUT|DNS|TLS|AUTH|CONNREFUSED|CONNRESET))$/.test(known),
  };
}
