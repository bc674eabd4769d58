import path from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import type { CloudEvent, EventName } from '@portal/contracts';
import {
  EVENT_CATEGORIES,
  EVENT_STATUSES,
  FEEDBACK_TYPES,
  REGISTRATION_STATUSES,
  ROLES,
  UNIT_CATEGORIES,
  UNIT_TYPES,
} from '@portal/contracts';
import type { NamedHandler, Session } from '@portal/service-kit';
import type { SearchEntry } from '../src/search/search.domain';
import { activitySubscriptions } from '../src/subscriptions';

const { boolean, date, datetime, integer, regex, string, uuid } = MatchersV3;
const instant = (example: string) => datetime("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", example);
const objectId = (example: string) => regex(/^[0-9a-f]{24}$/, example);
const oneOf = (values: readonly string[], example: string) => regex(values.join('|'), example);

const eventId = 'bbbbbbbbbbbbbbbbbbbbbb01';
const unitId = 'aaaaaaaaaaaaaaaaaaaaaa01';
const actor = { _id: objectId('cccccccccccccccccccccc01'), name: string('Coding Club') };
const unit = { id: objectId(unitId), name: string('Coding Club'), category: oneOf(UNIT_CATEGORIES, 'scitech') };
const version = integer(2);
const campusEvent = {
  version,
  createdAt: instant('2026-11-20T12:30:00.000Z'),
  status: oneOf(EVENT_STATUSES, 'planned'),
  eventId: objectId(eventId),
  title: string('Git Clinic'),
  category: oneOf(EVENT_CATEGORIES, 'technical'),
  venue: string('Lab 2'),
  unit,
};
const positionId = 'dddddddddddddddddddddd02';
const position = {
  version,
  positionId: objectId(positionId),
  code: string('POS-0001'),
  title: string('Web Lead'),
  type: string('Team Lead'),
  unit,
};
const roomRequest = {
  requestId: objectId('dddddddddddddddddddddd01'),
  eventId: objectId(eventId),
  eventTitle: string('Git Clinic'),
  room: string('Senate Hall'),
  date: date('yyyy-MM-dd', '2026-12-01'),
  time: regex(/^\d\d:\d\d$/, '10:00'),
  endTime: regex(/^\d\d:\d\d$/, '11:00'),
  requestedBy: objectId('eeeeeeeeeeeeeeeeeeeeee01'),
  unit,
};
const start = instant('2026-11-28T12:30:00.000Z');
const registration = {
  userId: objectId('eeeeeeeeeeeeeeeeeeeeee01'),
  status: oneOf(REGISTRATION_STATUSES, 'registered'),
  eventId: objectId(eventId),
  eventTitle: string('Git Clinic'),
  schedule: { start, venue: string('Lab 2') },
};

const targetOf = (type: string, name: string) => ({
  type,
  id: objectId('eeeeeeeeeeeeeeeeeeeeee01'),
  name: string(name),
});
const complaint = { feedbackId: objectId('ffffffffffffffffffffff01'), type: oneOf(FEEDBACK_TYPES, 'Complaint') };
const author = { id: objectId('eeeeeeeeeeeeeeeeeeeeee02'), name: string('Asha Rao') };

const account = {
  version,
  userId: objectId('eeeeeeeeeeeeeeeeeeeeee01'),
  username: string('asha@example.edu'),
  name: string('Asha Rao'),
  role: oneOf(ROLES, 'GENSEC_SPORTS'),
};
const foundEvent = { _id: eventId, version: 2, title: 'Git Clinic', above: unitId, aboveName: 'Coding Club' };
const foundPerson = { _id: 'eeeeeeeeeeeeeeeeeeeeee01', version: 2, title: 'Asha Rao', role: 'GENSEC_SPORTS' as const };

interface Need {
  source: string;
  type: EventName;
  data: object;
  actor?: object;
  sentence?: string;
  found?: Partial<SearchEntry>;
}

/**
 * What the feed, or a person, is told of each event: what is read of it, and the sentence that the example becomes; and
 * what is found by it.
 */
const needs: Need[] = [
  {
    source: 'events',
    type: 'events.event.created.v1',
    data: campusEvent,
    actor,
    sentence: 'Coding Club created Git Clinic',
    found: { ...foundEvent, status: 'planned' as const },
  },
  {
    source: 'events',
    type: 'events.event.status-changed.v1',
    data: { ...campusEvent, status: oneOf(EVENT_STATUSES, 'cancelled') },
    sentence: 'Git Clinic was cancelled',
    found: { ...foundEvent, status: 'cancelled' },
  },
  {
    source: 'events',
    type: 'events.event.changed.v1',
    data: campusEvent,
    actor,
    sentence: 'Coding Club changed Git Clinic',
    found: { ...foundEvent, status: 'planned' as const },
  },
  ...(['joined', 'promoted', 'reminded'] as const).map((step) => ({
    source: 'events',
    type: `events.registration.${step}.v1` as const,
    data: registration,
    sentence: {
      joined: 'You have a place at Git Clinic on Saturday, 28 November 2026, 6:00 pm',
      promoted: 'A place became free: you have a place at Git Clinic on Saturday, 28 November 2026, 6:00 pm',
      reminded: 'Git Clinic begins on Saturday, 28 November 2026, 6:00 pm at Lab 2',
    }[step],
  })),
  {
    source: 'events',
    type: 'events.registration.affected.v1',
    data: { ...registration, change: 'cancelled', reason: string('Rain.') },
    sentence: 'Git Clinic was cancelled: Rain.',
  },
  ...(['submitted', 'approved', 'rejected'] as const).map((step) => ({
    source: 'events',
    type: `events.room-request.${step}.v1` as const,
    data: roomRequest,
    actor,
    sentence: `Coding Club ${step === 'submitted' ? 'requested' : step} Senate Hall for Git Clinic`,
  })),
  {
    source: 'org',
    type: 'org.unit.created.v1',
    data: {
      version,
      unitId: objectId(unitId),
      name: string('Robotics Club'),
      type: oneOf(UNIT_TYPES, 'Club'),
      category: oneOf(UNIT_CATEGORIES, 'scitech'),
      active: boolean(true),
    },
    actor,
    sentence: 'Coding Club created the unit Robotics Club',
    found: { _id: unitId, version: 2, title: 'Robotics Club', detail: 'Club', category: 'scitech' },
  },
  ...(['created', 'changed', 'removed'] as const).map((step) => ({
    source: 'org',
    type: `org.position.${step}.v1` as const,
    data: position,
    actor,
    sentence: `Coding Club ${step === 'created' ? 'added' : step} the position Web Lead of Coding Club`,
    found: { _id: positionId, version: 2, title: 'Web Lead', detail: 'Team Lead', above: unitId },
  })),
  ...(['registered', 'changed'] as const).map((step) => ({
    source: 'auth',
    type: `auth.account.${step}.v1` as const,
    data: account,
    found: foundPerson,
  })),
  {
    source: 'auth',
    type: 'auth.account.role-changed.v1',
    data: account,
    sentence: 'Asha Rao is now general secretary (sports)',
    found: foundPerson,
  },
  {
    source: 'feedback',
    type: 'feedback.feedback.given.v1',
    data: { ...complaint, target: targetOf('User', 'Ravi Kumar'), author },
    sentence: 'Asha Rao wrote a complaint about you',
  },
  {
    source: 'feedback',
    type: 'feedback.feedback.resolved.v1',
    data: { ...complaint, target: targetOf('Organization Unit', 'Coding Club'), author, unit },
    actor,
    sentence: 'Coding Club resolved a complaint about Coding Club',
  },
];

describe.each(['auth', 'events', 'org', 'feedback'])('what activity needs of %s', (provider) => {
  const pact = new PactV4({
    consumer: 'activity',
    provider,
    dir: path.resolve(import.meta.dirname, '../../../pacts'),
    logLevel: 'error',
  });

  it.each(needs.filter(({ source }) => source === provider))('is published as $type', async (need) => {
    const texts: string[] = [];
    const found: SearchEntry[] = [];
    const handlers = activitySubscriptions({
      audit: { record: async () => undefined },
      feed: { record: async (_event, { description }) => void texts.push(description) },
      people: { upsertIfNewer: async () => undefined },
      recipients: {
        notify: async (_event, notifications) =>
          void texts.push(...notifications.map(({ description }) => description)),
        notifyPresidents: async (_event, { description }) => void texts.push(description),
      },
      search: { upsertIfNewer: async (entry) => void found.push(entry) },
      timeZone: 'Asia/Kolkata',
    })[need.type] as NamedHandler[];
    const read = handlers.filter((handler, at) => at === 0 || handler.name === 'keepSearchEntry');
    await pact
      .addAsynchronousInteraction()
      .expectsToReceive(need.type, (message) => {
        message.withJSONContent({
          id: uuid(),
          type: need.type,
          time: instant('2026-11-21T06:00:00.000Z'),
          ...(need.actor && { actor: need.actor }),
          data: need.data,
        } as Parameters<typeof message.withJSONContent>[0]);
      })
      .executeTest(async ({ contents }) => {
        for (const { handle } of read) await handle(contents.content as unknown as CloudEvent, {} as Session);
      });
    expect({ texts, found }).toMatchObject({
      texts: need.sentence === undefined ? [] : [need.sentence],
      found: need.found ? [need.found] : [],
    });
  });
});
