import type { CloudEvent } from '@portal/contracts';
import { TARGET_EVENTS, targetOf, type TargetEvent } from './target.domain';

const codingClub = { id: 'c'.repeat(24), name: 'Coding Club', category: 'scitech' as const };

const read = (type: TargetEvent, data: object) => targetOf({ type, data } as CloudEvent<TargetEvent>);

describe('what feedback can be about', () => {
  it('is told by these events', () => {
    expect(TARGET_EVENTS.toSorted()).toEqual([
      'auth.account.changed.v1',
      'auth.account.registered.v1',
      'auth.account.role-changed.v1',
      'events.event.changed.v1',
      'events.event.created.v1',
      'events.event.status-changed.v1',
      'org.position.changed.v1',
      'org.position.created.v1',
      'org.position.removed.v1',
      'org.unit.changed.v1',
      'org.unit.created.v1',
    ]);
  });

  it.each(['auth.account.registered.v1', 'auth.account.role-changed.v1', 'auth.account.changed.v1'] as const)(
    'is the person of %s, with the student ID of who has one',
    (type) => {
      const account = {
        userId: 'a'.repeat(24),
        version: 3,
        name: 'Asha',
        username: 'asha@example.edu',
        role: 'STUDENT',
      };
      const person = {
        type: 'User',
        id: 'a'.repeat(24),
        version: 3,
        name: 'Asha',
        username: 'asha@example.edu',
        unit: null,
        parent: null,
        isSelectable: true,
      };
      expect(read(type, { ...account, studentId: '21CS001' })).toEqual({ ...person, studentId: '21CS001' });
      expect(read(type, account)).toStrictEqual(person);
    },
  );

  it('is a unit while it is open, which knows only the id of its parent', () => {
    const unit = { unitId: codingClub.id, version: 2, name: 'Coding Club', category: 'scitech', active: true };
    expect(read('org.unit.created.v1', { ...unit, parentUnitId: 'd'.repeat(24) })).toEqual({
      type: 'Organization Unit',
      id: codingClub.id,
      version: 2,
      name: 'Coding Club',
      unit: codingClub,
      parent: { id: 'd'.repeat(24), name: '' },
      isSelectable: true,
    });
    expect(read('org.unit.created.v1', { ...unit, parentUnitId: null, active: false })).toMatchObject({
      parent: null,
      isSelectable: false,
    });
  });

  it.each([
    ['org.position.created.v1', true],
    ['org.position.changed.v1', true],
    ['org.position.removed.v1', false],
  ] as const)('is the position of %s: %s', (type, isSelectable) => {
    const position = { positionId: 'b'.repeat(24), version: 4, title: 'Treasurer', unit: codingClub };
    expect(read(type, position)).toEqual({
      type: 'Position',
      id: 'b'.repeat(24),
      version: 4,
      name: 'Treasurer',
      unit: codingClub,
      parent: null,
      isSelectable,
    });
  });

  it.each(['events.event.created.v1', 'events.event.status-changed.v1', 'events.event.changed.v1'] as const)(
    'is the campus event of %s, with the unit that organises it',
    (type) => {
      const event = { eventId: 'e'.repeat(24), version: 5, title: 'Hack Night', unit: codingClub, status: 'cancelled' };
      expect(read(type, event)).toEqual({
        type: 'Event',
        id: 'e'.repeat(24),
        version: 5,
        name: 'Hack Night',
        unit: codingClub,
        parent: null,
        isSelectable: true,
      });
    },
  );
});
