import type { EventData, Role } from '@portal/contracts';
import { isOwnAction, type PersonalNotification } from './notification.domain';
import {
  affected,
  feedbackReceived,
  feedbackResolved,
  handOverDue,
  holderAppointed,
  holderClaimed,
  holderConfirmed,
  holderEnded,
  holderRefused,
  joined,
  promoted,
  reminded,
  roleChanged,
} from './notification.template';

const unit = { id: 'aaaaaaaaaaaaaaaaaaaaaaaa', name: 'Coding Club', category: 'scitech' } as const;
const actor = { _id: 'cccccccccccccccccccccc01', name: 'Kavya Iyer', role: 'PRESIDENT' };
const ZONE = 'Asia/Kolkata';
const place = { start: '2026-11-28T12:30:00Z', end: '2026-11-28T15:30:00Z', venue: 'Lab 2' };
const registration: EventData<'events.registration.promoted.v1'> = {
  registrationId: 'dddddddddddddddddddddd01',
  userId: 'bbbbbbbbbbbbbbbbbbbbbb01',
  status: 'registered',
  eventId: '0123456789abcdef01234567',
  eventTitle: 'Git Clinic',
  unit,
  schedule: place,
};

describe('a registration', () => {
  it('notifies of a place or a place on the waiting list, in the portal only', () => {
    const placed = joined({ actor: null, data: registration }, ZONE);
    expect(placed).toEqual({
      kind: 'registered',
      userId: registration.userId,
      link: `/events/${registration.eventId}`,
      description: "You're registered for Git Clinic on Saturday, 28 November 2026, 6:00 pm",
    });
    const waiting = joined({ actor: null, data: { ...registration, status: 'waiting', position: 3 } }, ZONE);
    expect([waiting.kind, waiting.description]).toEqual(['waiting', "You're 3rd on the waiting list for Git Clinic"]);
  });

  it('that moves up says that a place became free', () => {
    const notification = promoted({ actor: null, data: registration }, ZONE);
    expect(notification.description).toMatch(/^A place opened up: you're registered for Git Clinic on Saturday/);
    expect(notification.mail).toEqual({ preference: 'eventNews', subject: "You're registered for Git Clinic" });
  });

  it('is reminded of with time and place', () => {
    expect(reminded({ actor: null, data: registration }, ZONE).description).toBe(
      'Git Clinic starts on Saturday, 28 November 2026, 6:00 pm at Lab 2',
    );
  });
});

describe('an event that is moved', () => {
  const moved = (schedule: Partial<typeof place>, previous: Partial<typeof place> = {}) =>
    affected(
      {
        actor: null,
        data: {
          ...registration,
          change: 'moved',
          previous: { ...place, ...previous },
          schedule: { ...place, ...schedule },
        },
      },
      ZONE,
    ).description;

  it.each([
    [
      'its time',
      { start: '2026-11-29T12:30:00Z', end: '2026-11-29T15:30:00Z' },
      'from Saturday, 28 November 2026, 6:00 pm to Sunday, 29 November 2026, 6:00 pm',
    ],
    ['its venue', { venue: 'Senate Hall' }, 'from Lab 2 to Senate Hall'],
    [
      'both',
      { start: '2026-11-28T18:45:00Z', end: '2026-11-28T20:00:00Z', venue: '' },
      'from Saturday, 28 November 2026, 6:00 pm, Lab 2 to Sunday, 29 November 2026, 12:15 am, a venue to be announced',
    ],
    [
      'only its end',
      { end: '2026-11-28T16:30:00Z' },
      'from Saturday, 28 November 2026, 6:00 pm to 9:00 pm to Saturday, 28 November 2026, 6:00 pm to 10:00 pm',
    ],
  ])('tells %s, before and after, in the institute’s time', (_what, change, words) => {
    expect(moved(change)).toBe(`Git Clinic was moved ${words}`);
  });

  it('says so when there was no time before', () => {
    expect(moved({}, { start: null, end: null } as never)).toBe(
      'Git Clinic was moved from a time to be announced to Saturday, 28 November 2026, 6:00 pm',
    );
  });
});

describe('an event that is cancelled', () => {
  it('notifies of the reason, as it was written', () => {
    const data = { ...registration, change: 'cancelled', reason: 'The hall is flooded.' } as const;
    const notification = affected({ actor, data }, ZONE);
    expect(notification.description).toBe('Git Clinic was cancelled: The hall is flooded.');
    expect(notification).toMatchObject({ kind: 'event-cancelled', mail: { subject: 'Cancelled: Git Clinic' } });
  });
});

describe('feedback', () => {
  const [asha, ravi] = ['bbbbbbbbbbbbbbbbbbbbbb02', 'bbbbbbbbbbbbbbbbbbbbbb03'] as const;
  const given: EventData<'feedback.feedback.given.v1'> = {
    version: 1,
    feedbackId: '0123456789abcdef01234569',
    type: 'Complaint',
    target: { type: 'User', id: ravi, name: 'Ravi Kumar' },
    unit: null,
    comments: 'Too loud at night.',
    isAnonymous: false,
    author: { id: asha, name: 'Asha Rao' },
    createdAt: '2026-11-20T10:00:00.000Z',
  };
  const { author: _author, ...anonymous } = { ...given, isAnonymous: true };
  const received = (data: typeof given) => feedbackReceived({ actor: null, data }, ZONE);
  const resolved = (data: typeof given, by: typeof actor | null = actor) =>
    feedbackResolved({ actor: by, data: { ...data, actionsTaken: 'Spoke with him.' } }, ZONE);

  it('notifies the person it is about, with a link to it', () => {
    expect(received(given)).toEqual({
      kind: 'feedback-received',
      userId: ravi,
      link: '/viewfeedback?q=Ravi+Kumar',
      description: 'Asha Rao wrote a complaint about you',
    });
    expect(received({ ...given, target: { type: 'Event', id: ravi, name: 'Git Clinic' } })).toBeNull();
  });

  it('names nobody when it is anonymous', () => {
    expect(received(anonymous)?.description).toBe('Someone wrote a complaint about you anonymously');
    expect(resolved(anonymous)).toBeNull();
  });

  it('that is resolved notifies who signed it, by mail where they ask for it', () => {
    expect(resolved(given)).toEqual({
      kind: 'feedback-resolved',
      userId: asha,
      link: '/viewfeedback?q=Ravi+Kumar',
      description: 'Kavya Iyer resolved your complaint about Ravi Kumar',
      mail: { preference: 'feedbackResolved', subject: 'Resolved: your complaint about Ravi Kumar' },
    });
    expect(resolved({ ...given, type: 'Other' }, null)?.description).toBe('Resolved: your feedback about Ravi Kumar');
  });
});

describe('a role', () => {
  const account = { version: 2, userId: 'bbbbbbbbbbbbbbbbbbbbbb02', username: 'asha@example.edu', name: 'Asha Rao' };
  const change = (previousRole: Role, role: Role, by: typeof actor | null = actor) => {
    const { kind, link, description } = roleChanged({ actor: by, data: { ...account, previousRole, role } }, ZONE);
    return [kind, link, description];
  };

  it.each([
    ['STUDENT', 'PRESIDENT', actor, 'role-given', 'Kavya Iyer made you president'],
    ['CLUB_COORDINATOR', 'GENSEC_SPORTS', null, 'role-given', 'You are now general secretary (sports)'],
    ['GENSEC_SCITECH', 'STUDENT', actor, 'role-ended', 'Kavya Iyer ended your role as general secretary (scitech)'],
    ['CLUB_COORDINATOR', 'STUDENT', null, 'role-ended', 'Your role as club coordinator has ended'],
  ] as const)('from %s to %s is told to the person', (previous, role, by, kind, description) => {
    expect(change(previous, role, by)).toEqual([kind, '/', description]);
  });
});

describe('a position', () => {
  const data: EventData<'org.holder.appointed.v1'> = {
    version: 1,
    holderId: 'eeeeeeeeeeeeeeeeeeeeee03',
    code: 'POR-2026-0001',
    userId: registration.userId,
    name: 'Asha Rao',
    position: { id: 'eeeeeeeeeeeeeeeeeeeeeeee', title: 'Web Lead' },
    unit,
    tenureYear: '2026-2027',
    status: 'active',
    confirmation: 'confirmed',
  };
  const office = 'Web Lead of Coding Club, 2026-2027';
  const handOver = '/hand-over/eeeeeeeeeeeeeeeeeeeeeeee';
  const said = ({ kind, userId, link, description }: PersonalNotification) => {
    expect([userId, link]).toEqual([
      registration.userId,
      kind === 'position-given' || kind === 'position-confirmed' ? handOver : '/manage-position',
    ]);
    return [kind, description];
  };

  it.each([
    [holderAppointed, 'position-given', `Kavya Iyer appointed you as ${office}`, `You were appointed as ${office}`],
    [
      holderConfirmed,
      'position-confirmed',
      `Kavya Iyer confirmed your position: ${office}`,
      `Your position was confirmed: ${office}`,
    ],
    [holderEnded, 'position-ended', `Kavya Iyer ended your time as ${office}`, `Your time as ${office} has ended`],
  ] as const)('that is given, confirmed or ended is told to the person, %#', (describeHolder, kind, named, unnamed) => {
    expect(said(describeHolder({ actor, data }, ZONE))).toEqual([kind, named]);
    expect(said(describeHolder({ actor: null, data }, ZONE))).toEqual([kind, unnamed]);
  });

  it('that was held in a tenure of the past leads to no hand-over', () => {
    const past = { ...data, status: 'completed' } as const;
    expect(holderAppointed({ actor, data: past }, ZONE).link).toBe('/manage-position');
    expect(holderConfirmed({ actor, data: past }, ZONE).link).toBe('/manage-position');
  });

  it('that is handed over soon reminds its holder of the notes, and by when', () => {
    expect(handOverDue({ actor: null, data: { ...data, until: '2027-03-31' } }, ZONE)).toEqual({
      kind: 'hand-over-due',
      userId: registration.userId,
      link: handOver,
      description: `Write your hand-over notes as ${office}, by Wednesday, 31 March 2027`,
    });
  });

  it('that was returned or ended early says why', () => {
    const returned = { ...data, reason: 'Wrong year.' };
    expect(said(holderRefused({ actor, data: returned }, ZONE))).toEqual([
      'position-refused',
      `Kavya Iyer returned your position: ${office}. Wrong year.`,
    ]);
    expect(said(holderRefused({ actor: null, data: returned }, ZONE))).toEqual([
      'position-refused',
      `Your position was returned: ${office}. Wrong year.`,
    ]);
    expect(said(holderEnded({ actor, data: returned }, ZONE))[1]).toMatch(/ Wrong year\.$/);
  });

  it('that waits for confirmation is told to the secretaries of its category', () => {
    expect(holderClaimed({ actor: null, data }, ZONE)).toEqual({
      kind: 'position-claimed',
      category: 'scitech',
      link: '/cosa?tab=holders&q=Asha+Rao',
      description: `Asha Rao added a position that needs your confirmation: ${office}`,
    });
  });
});

describe('what somebody did', () => {
  it('does not notify them, except for the place that they took', () => {
    const isOwn = (kind: 'role-ended' | 'waiting', userId: string) => isOwnAction(actor, { kind, userId });
    expect(isOwn('role-ended', actor._id)).toBe(true);
    expect(isOwn('role-ended', registration.userId)).toBe(false);
    expect(isOwn('waiting', actor._id)).toBe(false);
    expect(isOwnAction(null, { kind: 'role-ended', userId: actor._id })).toBe(false);
  });
});
