import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Recording } from '../browser';
import { startOneProcessPortal, type PortalProcess } from '../portal-process';
import { waitUntil } from '../wait-until';
import {
  ANONYMOUS_COMMENTS,
  AUTHOR,
  PRESIDENT,
  runFeedbackJourney,
  SIGNED_COMMENT,
  type FeedbackIds,
} from './feedback-journey';
import { linksBetween, readJournal, splitRecords } from './links';
import type { LocatedText } from './secrets';
import { openStoredData, type StoredData } from './stored-data';

let dataDir: string;
let portal: PortalProcess;
let stored: StoredData;
let ids: FeedbackIds;
const recordings: Record<'author' | 'others', Recording> = {
  author: { exchanges: [], cookies: [] },
  others: { exchanges: [], cookies: [] },
};

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'portal-anonymous-'));
  portal = await startOneProcessPortal(dataDir, {
    PORTAL_PRESIDENT_EMAIL: PRESIDENT.email,
    AUTH_REQUIRE_CONFIRMED_EMAIL: 'off',
    LOG_LEVEL: 'trace',
  });
  stored = await openStoredData(dataDir);
  ids = await runFeedbackJourney(portal.url, recordings);
  await waitUntil('every event is published', async () => (await stored.unpublishedEvents()) === 0);
});

afterAll(async () => {
  await stored?.close();
  await portal?.kill();
  await rm(dataDir, { recursive: true, force: true });
});

const answers = (): LocatedText[] =>
  recordings.others.exchanges.flatMap(({ call, body }) => splitRecords({ place: call, text: body }));

const secret = () => ({
  texts: [...ANONYMOUS_COMMENTS, ...ids.anonymousEntryIds],
  author: [ids.authorId, AUTHOR.name, AUTHOR.email, AUTHOR.ID],
  known: [ids.raviId, ids.presidentId, ids.unitId, ids.eventId],
});

/** Also expects that comments and author are there at all, so that the search cannot pass by finding nothing. */
function expectNoLink(records: readonly LocatedText[]): void {
  const all = records.map(({ text }) => text).join('\n');
  expect(ANONYMOUS_COMMENTS.filter((comment) => !all.includes(comment))).toEqual([]);
  expect(all).toContain(AUTHOR.email);
  expect(linksBetween(records, secret())).toEqual([]);
}

describe('after feedback was given, read, resolved and searched for, nothing links an anonymous text with its author', () => {
  it('in any response of any service to anybody else', () => {
    expect(answers().some(({ text }) => text.includes(SIGNED_COMMENT) && text.includes(AUTHOR.email))).toBe(true);
    expectNoLink(answers());
  });

  it('in any document of any database', async () => {
    const documents = await stored.allDocuments();
    expect(new Set(documents.map(({ place }) => place.split('.')[0])).size).toBeGreaterThanOrEqual(6);
    expect(documents.some(({ place }) => place === 'portal_activity.audit')).toBe(true);
    expectNoLink(documents);
  });

  it('in the journal on disk, with every document after every write', () => {
    expectNoLink(readJournal(dataDir));
  });

  it('by time: every record of an entry or its event has only the hour', async () => {
    const documents = await stored.allDocuments();
    // The other entries were resolved, and the moment of that is public.
    const openEntryId = ids.anonymousEntryIds[2] ?? '';
    const event = documents.find(({ place, text }) => place === 'portal_feedback.outbox' && text.includes(openEntryId));
    const eventId = (JSON.parse(event?.text ?? '{}') as { _id?: string })._id ?? openEntryId;
    const about = documents.filter(({ text }) => text.includes(openEntryId) || text.includes(eventId));
    const places = about.map(({ place }) => place);
    expect(places).toEqual(expect.arrayContaining(['portal_feedback.feedback', 'portal_activity.inbox']));
    const moments = about.flatMap(({ text }) => text.match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? []);
    expect(moments.length).toBeGreaterThan(3);
    expect(moments.filter((moment) => !moment.endsWith(':00:00.000Z'))).toEqual([]);
  });

  it('in any event, notification or mail', async () => {
    const mails = (await stored.mails()).map((mail) => ({
      place: `the mail ${mail.subject}`,
      text: JSON.stringify(mail),
    }));
    expectNoLink([...(await stored.events()), ...(await stored.waitingMails()), ...mails]);
  });

  it('in the log, or by the id of a request', async () => {
    const lines = portal.logLines();
    const logAndDocuments = [...lines, ...(await stored.allDocuments())];
    expect(ids.requestIds.filter((id) => lines.some(({ text }) => text.includes(id)))).toEqual(ids.requestIds);
    const ofRequests = [...logAndDocuments, ...answers()].filter(({ text }) =>
      ids.requestIds.some((id) => text.includes(id)),
    );
    const { author, texts } = secret();
    expect(ofRequests.filter(({ text }) => [...author, ...texts].some((word) => text.includes(word)))).toEqual([]);
    expect(linksBetween(logAndDocuments, secret())).toEqual([]);
  });
});
