import type { EventData } from '@portal/contracts';
import * as template from './feed.template';

const club = { id: 'aaaaaaaaaaaaaaaaaaaaaaaa', name: 'Coding Club', category: 'scitech' } as const;
const eventId = '0123456789abcdef01234567';
const actor = { _id: 'bbbbbbbbbbbbbbbbbbbbbbbb', name: 'Kavya Iyer', role: 'GENSEC_SCITECH' };

const campusEvent: EventData<'events.event.created.v1'> = {
  version: 1,
  eventId,
  title: 'Git and GitHub Clinic',
  category: 'technical',
  status: 'planned',
  start: null,
  end: null,
  venue: 'Lab 2',
  unit: club,
  createdAt: '2026-11-20T10:00:00Z',
};
const roomRequest: EventData<'events.room-request.submitted.v1'> = {
  requestId: 'cccccccccccccccccccccccc',
  eventId,
  eventTitle: 'Git and GitHub Clinic',
  unit: club,
  room: 'Senate Hall',
  date: '2026-12-01',
  time: '10:00',
  endTime: '11:00',
  requestedBy: actor._id,
};
const account: EventData<'auth.account.role-changed.v1'> = {
  version: 2,
  userId: 'dddddddddddddddddddddddd',
  username: 'asha@example.edu',
  name: 'Asha Rao',
  role: 'CLUB_COORDINATOR',
  previousRole: 'STUDENT',
};

describe('an event in the feed', () => {
  it('names who created it', () => {
    const by = { ...actor, name: 'Coding Club' };
    expect(template.describeEventCreated({ actor: by, data: campusEvent })).toEqual({
      type: 'event',
      description: 'Coding Club created Git and GitHub Clinic',
      subject: { kind: 'event', id: eventId, name: 'Git and GitHub Clinic' },
      link: `/events/${eventId}`,
      unit: club,
      categories: ['scitech'],
    });
  });

  it('belongs to the area of its unit and to that of its own category', () => {
    const concert = { ...campusEvent, category: 'cultural' } as const;
    expect(template.describeEventCreated({ actor, data: concert }).categories).toEqual(['scitech', 'cultural']);
  });

  it.each([
    ['ongoing', 'Git and GitHub Clinic has started at Lab 2'],
    ['completed', 'Git and GitHub Clinic is over'],
    ['cancelled', 'Git and GitHub Clinic was cancelled'],
  ] as const)('that is %s is told as "%s"', (status, sentence) => {
    const data = { ...campusEvent, status, previousStatus: 'planned' } as const;
    expect(template.describeEventStatus({ actor: null, data }).description).toBe(sentence);
  });

  it('says who cancelled it', () => {
    const data = { ...campusEvent, status: 'cancelled', previousStatus: 'planned' } as const;
    expect(template.describeEventStatus({ actor, data }).description).toBe(
      'Kavya Iyer cancelled Git and GitHub Clinic',
    );
  });

  it('says who moved it, or changed something else', () => {
    const changed = { ...campusEvent, version: 2, changed: ['title'] };
    const moved = { ...changed, previous: { start: null, end: null, venue: 'Lab 1' } };
    expect(template.describeEventChanged({ actor, data: changed }).description).toBe(
      'Kavya Iyer changed Git and GitHub Clinic',
    );
    expect(template.describeEventChanged({ actor, data: moved }).description).toBe(
      'Kavya Iyer moved Git and GitHub Clinic',
    );
    expect(template.describeEventChanged({ actor: null, data: moved }).description).toBe(
      'Git and GitHub Clinic was moved',
    );
  });

  it('starts without a place when it has none', () => {
    const data = { ...campusEvent, status: 'ongoing', previousStatus: 'planned', venue: '' } as const;
    expect(template.describeEventStatus({ actor: null, data }).description).toBe('Git and GitHub Clinic has started');
  });
});

describe('a room request in the feed', () => {
  it('is an event when submitted, an approval when reviewed', () => {
    const submitted = template.describeRoomRequested({ actor, data: roomRequest });
    const approved = template.describeRoomApproved({ actor, data: roomRequest });
    const rejected = template.describeRoomRejected({ actor, data: roomRequest });
    expect([submitted.type, approved.type, rejected.type]).toEqual(['event', 'approval', 'approval']);
    expect(submitted.description).toBe('Kavya Iyer requested Senate Hall for Git and GitHub Clinic');
    expect(approved.description).toBe('Kavya Iyer approved Senate Hall for Git and GitHub Clinic');
    expect(rejected.description).toBe('Kavya Iyer rejected Senate Hall for Git and GitHub Clinic');
    expect(approved.link).toBe(`/events/${eventId}`);
  });

  it('names its purpose and leads to the day of the room without an event', () => {
    const data = { ...roomRequest, eventId: undefined, eventTitle: undefined, purpose: 'Band rehearsal' };
    const { description, link, categories } = template.describeRoomApproved({ actor, data });
    expect(description).toBe('Kavya Iyer approved Senate Hall for Band rehearsal');
    expect([link, categories]).toEqual(['/roombooking?date=2026-12-01', ['scitech']]);
  });
});

describe('the area of a room request', () => {
  it('is that of its unit and that of the event', () => {
    expect(template.describeRoomRequested({ actor, data: roomRequest }).categories).toEqual(['scitech']);
    const data = { ...roomRequest, category: 'cultural' } as const;
    expect(template.describeRoomRequested({ actor, data }).categories).toEqual(['scitech', 'cultural']);
  });
});

describe('a unit in the feed', () => {
  it('names who created it and is its own area', () => {
    const data = {
      version: 1,
      unitId: club.id,
      name: 'Astronomy Club',
      type: 'Club',
      category: 'scitech',
      parentUnitId: null,
      contactEmail: 'astronomy.club@example.edu',
      active: true,
    } as const;
    const entry = template.describeUnitCreated({ actor, data });
    expect(entry.description).toBe('Kavya Iyer created the unit Astronomy Club');
    expect(entry.type).toBe('cosa');
    expect(entry.unit).toEqual({ id: club.id, name: 'Astronomy Club', category: 'scitech' });
    const sentence = (active: boolean, ...changed: string[]) =>
      template.describeUnitChanged({ actor, data: { ...data, active, changed } }).description;
    expect(sentence(true, 'name', 'budget')).toBe('Kavya Iyer changed the unit Astronomy Club');
    expect(sentence(false, 'active')).toBe('Kavya Iyer deactivated the unit Astronomy Club');
    expect(sentence(true, 'active', 'name')).toBe('Kavya Iyer reactivated the unit Astronomy Club');
  });
});

describe('a position in the feed', () => {
  const data = {
    version: 1,
    positionId: 'eeeeeeeeeeeeeeeeeeeeeeee',
    code: 'POS-0001',
    title: 'Web & Design Lead',
    unit: club,
    type: 'Team Lead',
    responsibilities: ['Keep the site up'],
    requirements: { minCgpa: 0, minYear: 1, skills: [] },
    description: '',
    count: 1,
    createdAt: '2026-11-20T10:00:00Z',
  };

  it('names who added it, is of its unit, and leads to where it is found', () => {
    expect(template.describePositionAdded({ actor, data })).toEqual({
      type: 'cosa',
      description: 'Kavya Iyer added the position Web & Design Lead of Coding Club',
      subject: { kind: 'position', id: data.positionId, name: 'Web & Design Lead' },
      link: '/cosa?q=Web+%26+Design+Lead',
      unit: club,
      categories: ['scitech'],
    });
  });

  it('says who changed or removed it, and leads to no search when it is gone', () => {
    const changed = template.describePositionChanged({ actor, data: { ...data, changed: ['title'] } });
    const removed = template.describePositionRemoved({ actor: null, data });
    expect([changed.description, removed.description]).toEqual([
      'Kavya Iyer changed the position Web & Design Lead of Coding Club',
      'The position Web & Design Lead of Coding Club was removed',
    ]);
    expect(removed.link).toBe('/cosa');
  });
});

describe('a role in the feed', () => {
  it('is an appointment', () => {
    const entry = template.describeRoleChanged({ actor, data: account });
    expect(entry.description).toBe('Kavya Iyer made Asha Rao club coordinator');
    expect(entry.categories).toEqual([]);
  });

  it('of a general secretary belongs to the category, also when it ends', () => {
    const appointed = { ...account, role: 'GENSEC_SPORTS' } as const;
    const ended = { ...account, role: 'STUDENT', previousRole: 'GENSEC_SPORTS' } as const;
    expect(template.describeRoleChanged({ actor, data: appointed }).categories).toEqual(['sports']);
    expect(template.describeRoleChanged({ actor, data: ended })).toMatchObject({
      description: "Kavya Iyer ended Asha Rao's role as general secretary (sports)",
      categories: ['sports'],
    });
  });

  it('that ends by the clock names nobody', () => {
    const ended = { ...account, role: 'STUDENT', previousRole: 'CLUB_COORDINATOR' } as const;
    const entry = template.describeRoleChanged({ actor: null, data: ended });
    expect(entry.description).toBe('Asha Rao is no longer club coordinator');
  });
});

describe('resolved feedback in the feed', () => {
  const feedback: EventData<'feedback.feedback.resolved.v1'> = {
    version: 2,
    feedbackId: 'eeeeeeeeeeeeeeeeeeeeeeee',
    type: 'Complaint',
    target: { type: 'Organization Unit', id: club.id, name: 'Coding Club' },
    unit: club,
    comments: 'Too loud at night.',
    isAnonymous: false,
    author: { id: account.userId, name: 'Asha Rao' },
    createdAt: '2026-11-20T10:00:00.000Z',
    actionsTaken: 'The windows stay shut.',
  };

  it('is an approval, of the area of what it is about', () => {
    expect(template.describeFeedbackResolved({ actor, data: feedback })).toEqual({
      type: 'approval',
      description: 'Kavya Iyer resolved a complaint about Coding Club',
      subject: { kind: 'feedback', id: feedback.feedbackId, name: 'Coding Club' },
      link: '/viewfeedback?q=Coding+Club',
      unit: club,
      categories: ['scitech'],
    });
  });

  it.each([
    ['Suggestion', 'A suggestion about Coding Club was resolved'],
    ['General Feedback', 'General feedback about Coding Club was resolved'],
    ['Appreciation', 'An appreciation about Coding Club was resolved'],
    ['Other', 'Feedback about Coding Club was resolved'],
  ] as const)('says of a %s what it was', (type, description) => {
    expect(template.describeFeedbackResolved({ actor: null, data: { ...feedback, type } }).description).toBe(
      description,
    );
  });

  it('never names its author, and about a person is the president’s alone', () => {
    const target = { type: 'User', id: account.userId, name: 'Ravi Kumar' } as const;
    const entry = template.describeFeedbackResolved({ actor, data: { ...feedback, target, unit: null } });
    expect(entry).toMatchObject({ unit: null, categories: [] });
    expect(JSON.stringify(entry)).not.toMatch(/Asha|dddddd/);
  });
});

describe('a position holder in the feed', () => {
  const data: EventData<'org.holder.appointed.v1'> = {
    version: 1,
    holderId: 'eeeeeeeeeeeeeeeeeeeeee03',
    code: 'POR-2026-0001',
    userId: 'bbbbbbbbbbbbbbbbbbbbbb01',
    name: 'Asha Rao',
    position: { id: 'eeeeeeeeeeeeeeeeeeeeeeee', title: 'Web Lead' },
    unit: club,
    tenureYear: '2026-2027',
    status: 'active',
    confirmation: 'confirmed',
  };

  it('is of the unit, and leads to the list of holders', () => {
    expect(template.describeHolderAppointed({ actor, data })).toEqual({
      type: 'cosa',
      description: 'Kavya Iyer appointed Asha Rao as Web Lead of Coding Club, 2026-2027',
      subject: { kind: 'holder', id: data.holderId, name: 'Asha Rao' },
      link: '/cosa?tab=holders&q=Asha+Rao',
      unit: club,
      categories: ['scitech'],
    });
  });

  it('is an approval when a claim is confirmed, and nobody ends a tenure that is over', () => {
    const confirmed = template.describeHolderConfirmed({ actor, data });
    const ended = template.describeHolderEnded({ actor: null, data });
    expect([confirmed.type, confirmed.description, ended.type, ended.description]).toEqual([
      'approval',
      'Kavya Iyer confirmed Asha Rao as Web Lead of Coding Club, 2026-2027',
      'cosa',
      'Asha Rao is no longer Web Lead of Coding Club, 2026-2027',
    ]);
  });

  it('says what became true where nobody is named', () => {
    const texts = [template.describeHolderAppointed, template.describeHolderConfirmed].map(
      (describeHolder) => describeHolder({ actor: null, data }).description,
    );
    expect(texts).toEqual([
      'Asha Rao is now Web Lead of Coding Club, 2026-2027',
      'Asha Rao was confirmed as Web Lead of Coding Club, 2026-2027',
    ]);
    expect(template.describeHolderEnded({ actor, data }).description).toBe(
      "Kavya Iyer ended Asha Rao's time as Web Lead of Coding Club, 2026-2027",
    );
  });
});
