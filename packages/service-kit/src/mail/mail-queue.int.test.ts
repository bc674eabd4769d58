import {
  createTestLogger,
  startTestMailServer,
  startTestStore,
  testClock,
  uniqueDatabase,
  type TestClock,
  type TestLogger,
  type TestMailServer,
  type TestStore,
} from '@portal/test-kit';
import { until } from '../bus/bus-contract';
import { createMetrics } from '../observe/metrics';
import { connectStore, type Store } from '../store/store';
import { createTransaction } from '../store/transaction';
import { createMails, mailRows, type Mails } from './mail-queue';
import { createMailWorker, type MailComposer, type MailWorker } from './mail-worker';
import { createSmtpTransport } from './transport';

const MINUTE = 60_000;
let server: TestStore;
let mailServer: TestMailServer;
let store: Store;
let mails: Mails;
let clock: TestClock;
let log: TestLogger;
let workers: MailWorker[];

beforeAll(async () => {
  server = await startTestStore();
});
afterAll(() => server.close());
beforeEach(async () => {
  clock = testClock();
  log = createTestLogger('mail');
  workers = [];
  mailServer = await startTestMailServer();
  store = await connectStore({ url: server.url, database: uniqueDatabase('mail'), logger: log.logger });
  mails = createMails({ connection: store.connection, clock });
  await mails.buildIndexes();
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await mailServer.stop();
  await store.connection.dropDatabase();
  await store.close();
});

const hello: MailComposer = async ({ data }) => ({
  subject: `Hello ${String(data.name)}`,
  text: 'secret text',
  html: '<p>secret text</p>',
});

function worker(compose: MailComposer = hello, more: { pollMs?: number } = {}): MailWorker {
  const transport = createSmtpTransport(mailServer.url, { name: 'Portal', address: 'no-reply@example.edu' });
  const one = createMailWorker({
    connection: store.connection,
    transport,
    domain: 'example.edu',
    clock,
    logger: log.logger,
    metrics: createMetrics('auth'),
    ...more,
  });
  one.composeWith(compose);
  workers.push(one);
  return one;
}

const enqueue = (name: string, to = `${name}@example.edu`, queue = mails) =>
  createTransaction(store.connection)((session) =>
    queue.enqueue(session, { kind: 'hello', userId: null, to, data: { name } }),
  );
const rows = () => mailRows(store.connection).find().toArray();
const received = () => mailServer.emails.map(({ to }) => to);

describe('a mail', () => {
  it('goes out as soon as its transaction is through, with a Message-ID of its own', async () => {
    const one = worker(hello, { pollMs: 60_000 });
    const queue = createMails({ connection: store.connection, clock, wakeMailWorker: one.wake });
    one.start();
    await enqueue('asha', 'asha@example.edu', queue);
    await until(() => mailServer.emails.length === 1);
    const [row] = await rows();
    expect(mailServer.emails[0]).toMatchObject({
      to: 'asha@example.edu',
      from: 'no-reply@example.edu',
      subject: 'Hello asha',
      text: expect.stringContaining('secret text'),
      html: expect.stringContaining('<p>secret text</p>'),
      messageId: `<${row?._id}@example.edu>`,
    });
    await until(async () => (await rows())[0]?.state === 'sent');
  });

  it('does not exist when its transaction fails', async () => {
    const failing = createTransaction(store.connection)(async (session) => {
      await mails.enqueue(session, { kind: 'hello', userId: null, to: 'asha@example.edu' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await worker().flush();
    expect(received()).toEqual([]);
  });

  it('is written when it is sent, and holds none of its words before', async () => {
    const secrets: string[] = [];
    await enqueue('asha');
    expect(JSON.stringify(await rows())).not.toContain('secret');
    await worker(async () => {
      secrets.push('written');
      return { subject: 's', text: 't', html: 'h' };
    }).flush();
    expect(secrets).toEqual(['written']);
  });

  it('is dropped without a trace when there is nothing to say any more', async () => {
    await enqueue('nobody');
    await worker(async () => null).flush();
    expect([await rows(), received()]).toEqual([[], []]);
  });

  it('is sent once, whichever instances run', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, at) => enqueue(`p${at}`)));
    await Promise.all([worker().flush(), worker().flush(), worker().flush()]);
    expect(new Set(received()).size).toBe(12);
    expect(mailServer.emails).toHaveLength(12);
  });

  it('is forgotten thirty days after it was sent', async () => {
    await enqueue('asha');
    await worker().flush();
    const [row] = await rows();
    expect((row?.expiresAt.getTime() ?? 0) - clock.now().getTime()).toBe(30 * 24 * 60 * MINUTE);
    const indexes = await mailRows(store.connection).indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });
});

describe('a mail server that is away', () => {
  it('for an hour loses no mail', async () => {
    const one = worker();
    await mailServer.stop();
    for (let minute = 0; minute < 60; minute += 1) {
      if (minute % 10 === 0) await enqueue(`m${minute}`);
      await one.flush();
      clock.advance(MINUTE);
    }
    expect(received()).toEqual([]);
    await mailServer.start();
    await one.flush();
    expect(received().toSorted()).toEqual(
      ['m0', 'm10', 'm20', 'm30', 'm40', 'm50'].map((name) => `${name}@example.edu`),
    );
    expect((await rows()).every(({ state }) => state === 'sent')).toBe(true);
  });

  it('is asked again later and later, and by none of the mails at once', async () => {
    const one = worker();
    await mailServer.stop();
    await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => enqueue(name)));
    await one.flush();
    const waits = (await rows()).map(({ dueAt }) => dueAt.getTime() - clock.now().getTime());
    expect(Math.min(...waits)).toBeGreaterThan(0);
  });

  it('is given up after a day with an error in the log that holds nothing of the e-mail or its reader', async () => {
    const one = worker();
    mailServer.refuse('gone@example.edu');
    await enqueue('gone');
    await enqueue('asha');
    await one.flush();
    expect(received()).toEqual(['asha@example.edu']);
    clock.advance(24 * 60 * MINUTE - 1);
    await one.flush();
    clock.advance(MINUTE);
    await one.flush();
    const gone = (await rows()).find(({ to }) => to.startsWith('gone'));
    expect(gone).toMatchObject({ state: 'failed', attempts: 3 });
    expect(log.errors()).toEqual([
      expect.objectContaining({
        msg: 'a mail was given up after a day',
        kind: 'hello',
        attempts: 3,
        reason: 'SMTP 550',
      }),
    ]);
    expect(JSON.stringify(log.lines)).not.toMatch(/gone@|asha@|Hello|secret/);
  });
});
