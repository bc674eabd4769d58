import { request } from 'node:http';
import { startTestStore, uniqueDatabase, type TestStore } from '@portal/test-kit';
import mongoose from 'mongoose';
import { createTransport } from 'nodemailer';
import { startMailInbox } from '../src/mail-inbox/inbox';

interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  date: string;
}

let store: TestStore;
let inbox: Awaited<ReturnType<typeof startMailInbox>>;
const database = uniqueDatabase('inbox');

const start = () => startMailInbox({ mongoUrl: store.url, database, host: '127.0.0.1', httpPort: 0, smtpPort: 0 });

async function send(subject: string, html = '<p>Hello</p>') {
  const { hostname, port } = new URL(inbox.smtpUrl);
  const transport = createTransport({ host: hostname, port: Number(port), secure: false, ignoreTLS: true });
  await transport.sendMail({ from: 'portal@example.edu', to: 'Asha@example.edu', subject, text: 'Hello', html });
  transport.close();
}

const messages = async () => (await (await fetch(`${inbox.url}/api/messages`)).json()) as Message[];

beforeAll(async () => {
  store = await startTestStore();
  inbox = await start();
});

afterAll(async () => {
  await inbox.stop();
  const connection = await mongoose.createConnection(store.url, { dbName: database }).asPromise();
  await connection.dropDatabase();
  await connection.close();
  await store.close();
});

describe('the mail inbox of the embedded start', () => {
  it('lists what was sent, newest first', async () => {
    await send('First');
    await send('Second');
    const found = await messages();
    expect(found.map(({ subject }) => subject)).toEqual(['Second', 'First']);
    expect(found[0]).toEqual({
      to: 'asha@example.edu',
      subject: 'Second',
      text: expect.stringContaining('Hello'),
      html: expect.stringContaining('<p>Hello</p>'),
      headers: expect.arrayContaining([{ name: 'from', value: 'portal@example.edu' }]),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it('keeps its mails when it is restarted', async () => {
    await inbox.stop();
    inbox = await start();
    expect((await messages()).map(({ subject }) => subject)).toContain('First');
  });

  it('answers under the names of this machine only, so that no site reads it by a name of its own', async () => {
    const { port } = new URL(inbox.url);
    const statusAt = (host: string) =>
      new Promise((resolve, reject) => {
        const headers = { host: `${host}:${port}` };
        const asked = request({ host: '127.0.0.1', port, path: '/api/messages', headers }, (answer) =>
          resolve(answer.resume().statusCode),
        );
        asked.on('error', reject).end();
      });
    expect(await Promise.all(['localhost', '127.0.0.1', 'evil.example'].map(statusAt))).toEqual([200, 200, 403]);
  });

  it('shows a mail in a frame that cannot run scripts', async () => {
    await send('<b>Sly</b>', '<script>alert(1)</script>');
    const page = await (await fetch(inbox.url)).text();
    expect(page).not.toContain('<b>Sly</b>');
    expect(page).toContain('sandbox=');
    const [, path] = /src="(\/messages\/[0-9a-f]{24}\/body)"/.exec(page) ?? [];
    const body = await fetch(`${inbox.url}${path}`);
    expect(body.headers.get('content-security-policy')).toMatch(/^sandbox/);
    expect((await fetch(`${inbox.url}/messages/not-an-id/body`)).status).toBe(404);
  });
});
