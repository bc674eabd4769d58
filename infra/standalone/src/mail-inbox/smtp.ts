import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { MailModel } from './model';

const MAX_MAIL_BYTES = 5 * 1024 * 1024;

/** Takes every mail that the portal sends, and answers `250` only after the mail is stored. */
export async function startSmtpServer(mails: MailModel, { host, port }: { host: string; port: number }) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAX_MAIL_BYTES,
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
        store(mails, Buffer.concat(chunks), to).then(
          () => answer(),
          (error: Error) => answer(error),
        );
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://${host}:${address.port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function store(mails: MailModel, raw: Buffer, to: string[]) {
  const mail = await PostalMime.parse(raw);
  await mails.create({
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map(({ key: name, value }) => ({ name, value })),
    date: new Date(),
  });
}
