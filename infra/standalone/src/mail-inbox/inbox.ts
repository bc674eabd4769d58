import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import { createMailModel } from './model';
import { createMailInboxApp } from './app';
import { startSmtpServer } from './smtp';

interface MailInboxOptions {
  mongoUrl: string;
  database?: string;
  host: string;
  httpPort: number;
  smtpPort: number;
}

/** Starts the mail inbox: an SMTP door for the services, a page and a JSON list for people and tests. */
export async function startMailInbox({
  mongoUrl,
  database = 'portal_inbox',
  host,
  httpPort,
  smtpPort,
}: MailInboxOptions) {
  const connection = await mongoose.createConnection(mongoUrl, { dbName: database, autoIndex: false }).asPromise();
  const mails = createMailModel(connection);
  await mails.createIndexes();
  const smtp = await startSmtpServer(mails, { host, port: smtpPort });
  const server = createServer(createMailInboxApp(mails));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(httpPort, host, () => resolve());
  });
  const stop = async () => {
    server.closeAllConnections();
    await Promise.all([smtp.stop(), new Promise((resolve) => server.close(resolve))]);
    await connection.close();
  };
  return {
    smtpUrl: smtp.url,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop,
    /** Throws the mails away with it. */
    async remove() {
      await connection.dropDatabase();
      await stop();
    },
  };
}
