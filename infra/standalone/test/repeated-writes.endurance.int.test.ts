import { setTimeout as sleep } from 'node:timers/promises';
import { byLane } from '@portal/test-kit';
import mongoose from 'mongoose';
import { findRunningStoreUrl } from '../src/store-record';
import { expectStatus, type Answer, type Browser } from './browser';
import { createKeyedWriter } from './keyed-writer';
import { completeOnboarding, createPerson } from './person';
import { startOneProcessPortal } from './portal-process';
import { registerPresident, signInPresident } from './president';
import { testFolder } from './test-folder';
import { waitUntil } from './wait-until';

/** The first round is killed after its first answer, which seldom leaves a write whose answer was lost. */
const ROUNDS = byLane({ push: 3, endurance: 100 });
const ROUND_LIMIT_MS = 60_000;
/** One person may give twenty in an hour. */
const FEEDBACK_PER_PERSON = 15;
const env = {
  AUTH_REQUIRE_CONFIRMED_EMAIL: 'off',
  PORTAL_REQUESTS_PER_MINUTE_OF_PERSON: '100000',
};

type Call = Browser['call'];

async function listAll<T>(call: Call, first: string): Promise<T[]> {
  const items: T[] = [];
  for (let next: string | undefined = first; next;) {
    const page: Answer<T[]> = await call<T[]>('GET', next);
    if (page.status !== 200) throw new Error(`${next} was answered ${page.status}`);
    items.push(...page.body);
    next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
  }
  return items;
}

/** A long run writes more than a person may within an hour. */
async function resetLimits(dataDir: string): Promise<void> {
  const url = await findRunningStoreUrl({ PORTAL_DATA_DIR: dataDir });
  const store = await mongoose.createConnection(url ?? '', { autoIndex: false }).asPromise();
  await Promise.all(
    ['events', 'org'].map((name) => store.useDb(`portal_${name}`).collection('throttles').deleteMany()),
  );
  await store.close();
}

describe(`a portal that is killed (kills: ${ROUNDS}) in the middle of writes with an Idempotency-Key`, () => {
  const inFolder = testFolder();

  it(
    'has each of them once after retries by the same key, anonymous feedback included',
    async () => {
      let portal = await startOneProcessPortal(inFolder('data'), env);
      let president = await registerPresident(portal.url);
      const unit = await expectStatus(president.createUnit('Unit of the kills'), 201);
      await waitUntil(
        'events knows the unit',
        async () => (await president.createEvent(unit._id, 'First')).status === 201,
      );

      const eventWriter = (writer: number) =>
        createKeyedWriter((number) => ({
          path: '/api/events/create',
          body: {
            title: `Race ${writer}-${number}`,
            category: 'technical',
            organizing_unit_id: unit._id,
            schedule: { start: '2030-01-10T10:00:00Z', end: '2030-01-10T12:00:00Z', venue: 'Main Hall' },
          },
        }));
      const positions = createKeyedWriter((number) => ({
        path: '/api/positions/add-position',
        body: {
          title: `Post ${number}`,
          unit_id: unit._id,
          position_type: 'Core Member',
          responsibilities: ['All of it'],
        },
      }));
      let feedbackLeft = 0;
      const feedback = createKeyedWriter((number) => {
        feedbackLeft -= 1;
        if (feedbackLeft < 0) return null;
        return {
          path: '/api/feedback/add',
          body: {
            type: 'Complaint',
            target_type: 'Organization Unit',
            target_id: unit._id,
            comments: `Complaint ${number}`,
            is_anonymous: true,
          },
        };
      });
      const officers = [eventWriter(1), eventWriter(2), positions];

      let email = '';
      const signInStudent = async () => {
        const student = createPerson(portal.url, email);
        await expectStatus(student.login(), 200);
        return student.call;
      };
      for (let round = 0; round < ROUNDS; round += 1) {
        if (round % FEEDBACK_PER_PERSON === 0) {
          email = `student${round}@example.edu`;
          const student = createPerson(portal.url, email);
          await expectStatus(student.register(), 200);
          await completeOnboarding(student, student.studentId);
        }
        const student = await signInStudent();
        feedbackLeft = 1;
        let answered = 0;
        const killAfter = 1 + (round % 7);
        let kill: Promise<unknown> | undefined;
        const onAnswered = () => {
          answered += 1;
          if (answered === killAfter) kill = sleep(Math.random() * 20).then(() => portal.kill());
        };
        const { call } = president;
        await Promise.allSettled([
          ...officers.map((writer) => writer.writeUntilKilled(call, onAnswered)),
          feedback.writeUntilKilled(student, onAnswered),
        ]);
        await kill;
        portal = await startOneProcessPortal(inFolder('data'), env);
        await resetLimits(inFolder('data'));
        president = await signInPresident(portal.url);
        const again = await signInStudent();
        await Promise.all([...officers.map((writer) => writer.finish(president.call)), feedback.finish(again)]);
      }

      const call = president.call as Call;
      const events = await listAll<{ _id: string; title: string }>(call, '/api/events/events?limit=200');
      expect(sorted(events.map(({ title }) => title))).toEqual(
        sorted(['First', ...officers.slice(0, 2).flatMap(({ answered }) => answered.map((body) => titleOf(body)))]),
      );
      const stored = await listAll<{ comments: string }>(call, '/api/feedback/view-feedback?limit=200');
      expect(sorted(stored.map(({ comments }) => comments))).toEqual(
        sorted(feedback.answered.map(({ feedback: entry }) => (entry as { comments: string }).comments)),
      );
      const posts = await listAll<{ title: string }>(call, '/api/positions/get-all?limit=200');
      expect(sorted(posts.map(({ title }) => title))).toEqual(
        sorted(positions.answered.map(({ title }) => String(title))),
      );
      expect([...officers, feedback].reduce((sum, { repeated }) => sum + repeated, 0)).toBeGreaterThan(0);
      await portal.kill();
    },
    60_000 + ROUNDS * ROUND_LIMIT_MS,
  );
});

const sorted = (texts: string[]) => texts.toSorted();
const titleOf = ({ event }: Record<string, unknown>) => (event as { title: string }).title;
