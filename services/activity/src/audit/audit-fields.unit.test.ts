import type { Field } from './audit-fields.domain';
import { changesOf, fieldsOf, previousFieldsOf } from './audit-fields.domain';

const field = (name: string, value: unknown): Field => ({ field: name, value });

function changes(
  fields: Field[],
  before: Field[] | null,
  { previousFields = [], changedNames = [] }: { previousFields?: Field[]; changedNames?: string[] } = {},
) {
  return changesOf({ fields, previousFields, changedNames }, before);
}

describe('the fields of an event', () => {
  it('are those of nested objects too; a list and an empty value are one', () => {
    const requirements = { minYear: 2, skills: ['Arithmetic'], more: { deep: true } };
    expect(fieldsOf({ title: 'Treasurer', requirements, unit: null })).toEqual([
      field('title', 'Treasurer'),
      field('requirements.minYear', 2),
      field('requirements.skills', ['Arithmetic']),
      field('requirements.more.deep', true),
      field('unit', null),
    ]);
  });

  it('lack what is not there', () => {
    expect(fieldsOf({ title: undefined, registration: { fees: undefined } })).toEqual([]);
  });

  it.each([
    'version',
    'userId',
    'username',
    'unitId',
    'eventId',
    'requestId',
    'registrationId',
    'roomId',
    'feedbackId',
    'positionId',
    'createdAt',
    'requestedBy',
    'parentUnitId',
    'changed',
    'previous',
    'previousRole',
    'previousStatus',
    'onboarded',
    'eventTitle',
    'schedule',
  ])('lack %s', (name) => {
    expect(fieldsOf({ [name]: 'x' })).toEqual([]);
  });

  it('have of a unit, a target and an author no more than type and name', () => {
    const unit = { id: '1', name: 'Coding Club', category: 'scitech' };
    const target = { type: 'Event', id: '2', name: 'Hack Night' };
    expect(fieldsOf({ unit, target, author: { id: '3', name: 'Asha' } })).toEqual([
      field('unit.name', 'Coding Club'),
      field('target.type', 'Event'),
      field('target.name', 'Hack Night'),
      field('author.name', 'Asha'),
    ]);
  });
});

describe('what an event says of before', () => {
  it('has the names of the fields that it is compared with', () => {
    expect(previousFieldsOf({ previousRole: 'STUDENT' })).toEqual([field('role', 'STUDENT')]);
    expect(previousFieldsOf({ previousStatus: 'planned' })).toEqual([field('status', 'planned')]);
    expect(previousFieldsOf({ previous: { start: null, venue: 'Barn' } })).toEqual([
      field('start', null),
      field('venue', 'Barn'),
    ]);
  });

  it.each([{}, { previous: null }, { previous: 'text' }, { title: 'Hack Night' }])('is nothing in %j', (data) => {
    expect(previousFieldsOf(data)).toEqual([]);
  });
});

describe('the first row of a thing', () => {
  it('shows all that is not empty', () => {
    const fields = [
      field('title', 'Hack Night'),
      field('start', null),
      field('end', undefined),
      field('venue', ''),
      field('organizers', []),
      field('fees', 0),
      field('required', false),
    ];
    expect(changes(fields, null)).toEqual([
      { field: 'title', after: 'Hack Night' },
      { field: 'fees', after: 0 },
      { field: 'required', after: false },
    ]);
  });

  it('shows what differs from what its event says of before, and nothing else', () => {
    const fields = [field('status', 'cancelled'), field('venue', 'Barn'), field('title', 'Hack Night')];
    const previousFields = [field('status', 'planned'), field('venue', 'Barn')];
    expect(changes(fields, null, { previousFields })).toEqual([
      { field: 'status', before: 'planned', after: 'cancelled' },
    ]);
  });

  it('shows what its event names, also within it', () => {
    const fields = [field('title', 'Hack Night'), field('registration.fees', 10), field('registrations', 3)];
    expect(changes(fields, null, { changedNames: ['registration'] })).toEqual([
      { field: 'registration.fees', after: 10 },
    ]);
  });

  it('does not count as removed what its event says of before alone', () => {
    expect(changes([field('title', 'A')], null, { previousFields: [field('role', 'STUDENT')] })).toEqual([]);
  });
});

describe('a later row of a thing', () => {
  it('shows what was changed, added and removed since the row before', () => {
    const before = [field('title', 'Hack Night'), field('venue', 'Barn'), field('fees', 10)];
    const fields = [field('title', 'Code Night'), field('venue', 'Barn'), field('start', 'today')];
    expect(changes(fields, before)).toStrictEqual([
      { field: 'title', before: 'Hack Night', after: 'Code Night' },
      { field: 'start', after: 'today' },
      { field: 'fees', before: 10 },
    ]);
  });

  it('shows a list that differs as a whole', () => {
    expect(changes([field('skills', ['a', 'b'])], [field('skills', ['a'])])).toEqual([
      { field: 'skills', before: ['a'], after: ['a', 'b'] },
    ]);
    expect(changes([field('skills', ['a'])], [field('skills', ['a'])])).toEqual([]);
  });

  it('shows nothing in place of what is empty', () => {
    expect(changes([field('start', null)], [field('start', 'today')])).toStrictEqual([
      { field: 'start', before: 'today' },
    ]);
    expect(changes([field('start', 'today')], [field('start', null)])).toStrictEqual([
      { field: 'start', after: 'today' },
    ]);
    expect(changes([field('start', undefined)], [field('start', 'today')])).toStrictEqual([
      { field: 'start', before: 'today' },
    ]);
    expect(changes([field('start', null)], [])).toEqual([]);
    expect(changes([], [field('start', null)])).toEqual([]);
  });

  it.each(['reason', 'position', 'actionsTaken', 'way', 'sessions'])(
    'does not count %s of the row before as removed',
    (name) => {
      expect(changes([], [field(name, 'x')])).toEqual([]);
    },
  );

  it('is compared with the row before, whatever its event says', () => {
    const previousFields = [field('status', 'ongoing')];
    expect(changes([field('status', 'cancelled')], [field('status', 'planned')], { previousFields })).toEqual([
      { field: 'status', before: 'planned', after: 'cancelled' },
    ]);
  });
});

describe('names of what was changed', () => {
  it('stand alone where the event has no values, but for a photo and a schedule', () => {
    const changedNames = ['phone', 'photo', 'schedule', 'name', 'registration'];
    const fields = [field('name', 'Asha'), field('registration.fees', 0)];
    expect(changes(fields, fields, { changedNames })).toEqual([{ field: 'phone' }]);
  });
});
