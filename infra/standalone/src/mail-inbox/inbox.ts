import mongoose from 'mongoose';
import { startLocalServer } from '../local-server';
import { createMailInboxApp } from './app';
import { createMailModel } from './model';
import { startSmtpServer } from './smtp';

interface MailInboxOptions {
  mongoUrl: string;
  database?: string;
  host: string;
  httpPort: number;
  smtpPort: number;
}

/** Starts the mail inbox: SMTP for the services, a page for people and a JSON list for tests. */
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
  const pages = await startLocalServer(createMailInboxApp(mails), { host, port: httpPort });
  return {
    smtpUrl: smtp.url,
    url: pages.url,
    async stop() {
      await Promise.all([smtp.stop(), pages.stop()]);
      await connection.close();
    },
  };
}
