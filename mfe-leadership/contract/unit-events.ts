import { calls, EVENT_CATEGORIES, EVENT_MODES, EVENT_STATUSES, UNIT_CATEGORIES } from '@portal/contracts';
import { boolean, eachLike, instant, integer, objectId, oneOf, string, type pactOf } from '@portal/test-kit/pacts';
import { loadedBy } from '@portal/web-kit/testing';
import { useQuery } from '@tanstack/react-query';
import { nextEventsQuery } from '../src/features/events/api/unit-events';

/** A unit of the events service's fixtures that has no other events. */
const unitId = 'aaaaaaaaaaaaaaaaaaaaaa02';
const moment = instant('2026-11-21T04:30:00.000Z');

/** What a row reads of an event, and what its schema asks for. */
const event = {
  _id: objectId('bbbbbbbbbbbbbbbbbbbbbb01'),
  version: integer(1),
  title: string('Open Jam'),
  description: string('Bring an instrument.'),
  status: oneOf(EVENT_STATUSES, 'planned'),
  category: oneOf(EVENT_CATEGORIES, 'cultural'),
  type: string('Workshop'),
  schedule: { start: moment, end: moment, venue: string('Lab 3'), mode: oneOf(EVENT_MODES, 'offline') },
  organizing_unit_id: {
    _id: objectId(unitId),
    name: string('Music Club'),
    category: oneOf(UNIT_CATEGORIES, 'cultural'),
  },
  organizers: eachLike(
    {
      _id: objectId('cccccccccccccccccccccc01'),
      kind: string('user'),
      personal_info: { name: string('Sneha Kulkarni') },
    },
    0,
  ),
  registration: {
    required: boolean(true),
    state: oneOf(['not-yet', 'open', 'closed'], 'open'),
    max_participants: integer(40),
    taken: integer(0),
    waiting: integer(0),
  },
  created_at: moment,
};

/** What the page of a unit relies on to show its events. */
export function expectUnitEvents(events: ReturnType<typeof pactOf>): void {
  it('everybody reads the events of a unit', () =>
    events
      .answers(calls.listPublicEvents, {
        given: 'a unit has an event that asks for registration, and a student asks',
        asked: 'the first events of a unit',
        query: { unit: unitId, limit: '8' },
        answer: eachLike(event),
      })
      .to(async () => {
        const found = await loadedBy(() => useQuery(nextEventsQuery(unitId)));
        expect(found).toMatchObject([{ title: 'Open Jam', registration: { state: 'open', taken: 0 } }]);
      }));
}
