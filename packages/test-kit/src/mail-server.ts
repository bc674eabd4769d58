import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** An e-mail as the mail server received it. */
export interface ReceivedEmail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
}

/** A real mail server that a test can take away and bring back. */
export interface TestMailServer {
  url: string;
  /** What arrived so far, oldest first. */
  emails: ReceivedEmail[];
  /** Refuses emails to this address from now on; null ends that. */
  refuse(address: string | null): void;
  /** Takes in no e-mail until the function that it answers is called. */
  hold(): () => void;
  /** Ends it; `start` opens the same port again. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a mail server on a free port of this machine. */
export async function startTestMailServer(): Promise<TestMailServer> {
  const emails: ReceivedEmail[] = [];
  let refused: string | null = null;
  let held = Promise.resolve();
  let port = 0;
  let server: SMTPServer | null = null;

  async function keep(raw: Buffer, to: string): Promise<void> {
    const { from, subject = '', text = '', html = '', messageId = '' } = await PostalMime.parse(raw);
    emails.push({ to, from: from?.address ?? '', subject, text, html, messageId });
  }

  const create = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo({ address }, _session, answer) {
        const isRefused = address.toLowerCase() === refused;
        answer(isRefused ? Object.assign(new Error('mailbox unavailable'), { responseCode: 550 }) : null);
      },
      onData(stream, { envelope }, answer) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        const to = envelope.rcptTo.map(({ address }) => address).join();
        stream.on('end', () => {
          void held.then(() => keep(Buffer.concat(chunks), to)).then(() => answer(), answer);
        });
      },
    });

  function hold(): () => void {
    let release = () => {};
    held = new Promise((resolve) => (release = resolve));
    return release;
  }

  async function start(): Promise<void> {
    const starting = create();
    starting.on('error', () => undefined);
    await new Promise<void>((resolve) => starting.listen(port, '127.0.0.1', () => resolve()));
    port = (starting.server.address() as AddressInfo).port;
    server = starting;
  }

  async function stop(): Promise<void> {
    const leaving = server;
    server = null;
    if (leaving) await new Promise<void>((resolve) => leaving.close(() => resolve()));
  }

  await start();
  return { url: `smtp://127.0.0.1:${port}`, emails, refuse: (address) => void (refused = address), hold, stop, start };
}
