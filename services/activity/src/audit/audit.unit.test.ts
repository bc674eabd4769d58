import type { CloudEvent, EventName } from '@portal/contracts';
import { auditRowOf, type AuditRule } from './audit.domain';

const actor = { _id: 'b'.repeat(24), name: 'Kavya', role: 'GENSEC_SCITECH' };
const time = '2026-11-20T10:00:00.000Z';

const event = (type: EventName, data: object, changes: object = {}) =>
  ({
    id: 'event-1',
    type,
    time,
    subject: 's'.repeat(24),
    actor,
    requestid: 'request-1',
    data,
    ...changes,
  }) as unknown as CloudEvent;

const row = (type: EventName, data: object, rule: AuditRule = 'change', changes: object = {}) =>
  auditRowOf('row-1', event(type, data, changes), rule);
const unit = { version: 12, unitId: 's'.repeat(24), name: 'Coding Club', active: true };

describe('a row of the audit', () => {
  it('says who did what to which thing', () => {
    expect(row('org.unit.created.v1', unit)).toEqual({
      id: 'row-1',
      at: new Date(time),
      action: 'org.unit.created',
      actor: { id: actor._id, name: 'Kavya', role: 'GENSEC_SCITECH' },
      subject: { kind: 'org.unit', id: 's'.repeat(24), name: 'Coding Club' },
      requestId: 'request-1',
      entityKey: `org.unit/${'s'.repeat(24)}`,
      order: `0000000012 ${time} event-1`,
      fields: [
        { field: 'name', value: 'Coding Club' },
        { field: 'active', value: true },
      ],
      previousFields: [],
      changedNames: [],
    });
  });

  it('of what the clock did has neither an actor nor a request', () => {
    const changes = { actor: null, requestid: undefined };
    expect(row('org.unit.created.v1', unit, 'change', changes)).toMatchObject({ actor: null, requestId: null });
  });

  it('holds what the event says of before, and the names of what was changed', () => {
    const data = { title: 'Hack Night', version: 2, previous: { venue: 'Barn' }, changed: ['schedule'] };
    expect(row('events.event.changed.v1', data)).toMatchObject({
      previousFields: [{ field: 'venue', value: 'Barn' }],
      changedNames: ['schedule'],
    });
    expect(row('records.profile.changed.v1', { name: 'Asha', changed: undefined }).changedNames).toEqual([]);
  });

  it('comes before those of later versions, and without a version by its time', () => {
    const orders = [{ version: 2 }, { version: 10 }].map((data) => row('org.unit.created.v1', data).order);
    expect(orders.toSorted()).toEqual(orders);
    expect(row('events.registration.joined.v1', { eventTitle: 'Hack Night' }).order).toBe(`0000000000 ${time} event-1`);
    const attendance = { eventTitle: 'Hack Night', version: 7 };
    const rule = { status: 'checked-in', byTime: true } as const;
    expect(row('events.registration.checked-in.v1', attendance, rule).order).toBe(`0000000000 ${time} event-1`);
  });
});

describe('how an event is recorded', () => {
  it('with a status that its data does not hold', () => {
    const { fields } = row('events.registration.left.v1', { status: 'registered', fees: 3 }, { status: 'left' });
    expect(fields).toEqual([
      { field: 'fees', value: 3 },
      { field: 'status', value: 'left' },
    ]);
  });

  it('as an occurrence that nothing is compared with, without the name of the person', () => {
    const { entityKey, fields } = row('auth.session.started.v1', { name: 'Asha', way: 'google' }, 'occurrence');
    expect(entityKey).toBe('event-1');
    expect(fields).toEqual([{ field: 'way', value: 'google' }]);
  });

  it('as a change, with its own status', () => {
    const { entityKey, fields } = row('events.event.created.v1', { title: 'Hack Night', status: 'planned' });
    expect(entityKey).toBe(`events.event/${'s'.repeat(24)}`);
    expect(fields).toContainEqual({ field: 'status', value: 'planned' });
  });
});

describe('the name of the thing', () => {
  it.each([
    ['the target of feedback', { target: { name: 'Main Hall' }, name: 'x' }, 'Main Hall'],
    ['a title', { title: 'Hack Night', name: 'x' }, 'Hack Night'],
    ['a room and what it is for', { room: 'Barn', eventTitle: 'Hack Night' }, 'Hack Night (Barn)'],
    ['a room and its purpose', { room: 'Barn', purpose: 'Rehearsal' }, 'Rehearsal (Barn)'],
    ['the event that somebody registered for', { eventTitle: 'Hack Night', name: 'x' }, 'Hack Night'],
    ['its name', { name: 'Coding Club' }, 'Coding Club'],
    ['the kind of event without any', {}, 'org.unit.created.v1'],
  ])('is %s', (_which, data, name) => {
    expect(row('org.unit.created.v1', data).subject.name).toBe(name);
  });
});
