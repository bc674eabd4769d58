import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../src/free-port';
import { startPortalProcess, type PortalProcess } from '../portal-process';
import { until } from '../president';
import { ANONYMOUS, AUTHOR, runFeedbackJourney, PRESIDENT, SIGNED, type FeedbackJourney } from './feedback-journey';
import { splitRecords, linksBetween, readJournal } from './links';
import type { Recording } from './recording-browser';
import type { LocatedText } from './secrets';
import { openStoredData, type StoredData } from './stored-data';

let dataDir: string;
let portal: PortalProcess;
let stored: StoredData;
let cast: FeedbackJourney;
const [ofAuthor, ofOthers]: [Recording, Recording] = [
  { exchanges: [], cookies: [] },
  { exchanges: [], cookies: [] },
];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'portal-anonymous-'));
  portal = await startPortalProcess('infra/standalone/test/portal-main.ts', ['--empty'], {
    MONGO_URL: undefined,
    AMQP_URL: undefined,
    PORTAL_DATA_DIR: dataDir,
    PORTAL_PRESIDENT_EMAIL: PRESIDENT.email,
    AUTH_REQUIRE_CONFIRMED_EMAIL: 'off',
    PORT: String(await freePort()),
    MAIL_PORT: String(await freePort()),
    LOG_LEVEL: 'trace',
  });
  stored = await openStoredData(dataDir);
  cast = await runFeedbackJourney(portal.url, ofAuthor, ofOthers);
  await until('everything is told', async () => (await stored.unpublishedEvents()) === 0);
}, 120_000);

afterAll(async () => {
  await stored?.close();
  await portal?.kill();
  await rm(dataDir, { recursive: true, force: true });
});

const answers = (): LocatedText[] =>
  ofOthers.exchanges.flatMap(({ call, body }) => splitRecords({ place: call, text: body }));
const logLines = (): LocatedText[] =>
  portal
    .output()
    .split('\n')
    .map((text, line) => ({ place: `log line ${line}`, text }));

const secret = () => ({
  texts: [...ANONYMOUS, ...cast.entries],
  author: [cast.authorId, AUTHOR.name, AUTHOR.email, AUTHOR.ID],
  known: [cast.raviId, cast.presidentId, cast.unitId, cast.eventId],
});

/** All of it shows what it is about, so that the search cannot pass by finding nothing. */
function expectNoLink(written: readonly LocatedText[]): void {
  const all = written.map(({ text }) => text).join('\n');
  expect(ANONYMOUS.filter((text) => !all.includes(text))).toEqual([]);
  expect(all).toContain(AUTHOR.email);
  expect(linksBetween(written, secret())).toEqual([]);
}

describe('after feedback was given, read, told, resolved and searched for, nothing leads from its text to who gave it anonymously', () => {
  it('in what anybody else is answered by any service', () => {
    expect(answers().some(({ text }) => text.includes(SIGNED) && text.includes(AUTHOR.email))).toBe(true);
    expectNoLink(answers());
  });

  it('in any document of any database', async () => {
    const documents = await stored.everything();
    expect(new Set(documents.map(({ place }) => place.split('.')[0])).size).toBeGreaterThanOrEqual(6);
    expect(documents.some(({ place }) => place === 'portal_activity.audit')).toBe(true);
    expectNoLink(documents);
  });

  it('in the file on the disk, as any document was after any write', () => {
    expectNoLink(readJournal(dataDir));
  });

  it('by the moment: whatever tells of an entry or its event says the hour alone', async () => {
    const documents = await stored.everything();
    // The others were resolved, and everybody knows when.
    const open = cast.entries[2] ?? '';
    const event = documents.find(({ place, text }) => place === 'portal_feedback.outbox' && text.includes(open));
    const eventId = (JSON.parse(event?.text ?? '{}') as { _id?: string })._id ?? open;
    const about = documents.filter(({ text }) => text.includes(open) || text.includes(eventId));
    const places = about.map(({ place }) => place);
    expect(places).toEqual(expect.arrayContaining(['portal_feedback.feedback', 'portal_activity.inbox']));
    const moments = about.flatMap(({ text }) => text.match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? []);
    expect(moments.length).toBeGreaterThan(3);
    expect(moments.filter((moment) => !moment.endsWith(':00:00.000Z'))).toEqual([]);
  });

  it('in any event, notification or mail', async () => {
    const told = [...(await stored.events()), ...(await stored.waitingMails())];
    const mails = (await stored.mails()).map((mail) => ({
      place: `the mail ${mail.subject}`,
      text: JSON.stringify(mail),
    }));
    expectNoLink([...told, ...mails]);
  });

  it('in the log, by the name of a request either', async () => {
    const lines = logLines();
    const everything = [...lines, ...(await stored.everything()), ...answers()];
    expect(cast.requests.filter((id) => lines.some(({ text }) => text.includes(id)))).toEqual(cast.requests);
    const ofRequests = everything.filter(({ text }) => cast.requests.some((id) => text.includes(id)));
    const { author, texts } = secret();
    expect(ofRequests.filter(({ text }) => [...author, ...texts].some((word) => text.includes(word)))).toEqual([]);
    expect(linksBetween([...lines, ...(await stored.everything())], secret())).toEqual([]);
  });
});
