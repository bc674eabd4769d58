import type { UnitRef, UnitWork } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import { actorOf, eventOf, startTestService, testClock, type As, type TestService } from '@portal/test-kit';
import { eventOfUnit, feedbackOfUnit, meetingOfUnit, requestOfUnit } from '../../testing/hand-overs';
import { newUnit } from '../../testing/positions';
import { orgService } from '../index';

describe('what waits for the officers of a unit', () => {
  let org: TestService;
  let club: UnitRef;
  beforeAll(async () => {
    org = await startTestService(orgService, { clock: testClock('2027-03-10T06:00:00Z') });
    club = await newUnit(org, 'Coding Club');
    for (let number = 1; number <= 7; number += 1) {
      await org.deliver(eventOfUnit(club, number));
      await org.deliver(eventOf('events.room-request.submitted.v1', requestOfUnit(club, number)));
      await org.deliver(feedbackOfUnit(club, number));
    }
    await org.deliver(eventOf('events.room-request.approved.v1', requestOfUnit(club, 1)));
  });
  afterAll(() => org.stop());

  const read = (as: As, id = club.id) => org.request<UnitWork>(as, 'GET', `/api/orgUnit/units/${id}/work`);

  it('are its pending room requests and its unresolved feedback, five of each and how many there are', async () => {
    const { status, body } = await read(actorOf('CLUB_COORDINATOR', { unit: club }));
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['feedback', 'room_requests']);
    expect([body.room_requests.items.length, body.room_requests.total]).toEqual([5, 6]);
    expect(body.room_requests.items[0]).toMatchObject({ room: 'L-102', event: { title: 'Event 2' } });
    expect([body.feedback.items.length, body.feedback.total]).toEqual([5, 7]);
    expect(body.feedback.items[0]).toMatchObject({ type: 'Complaint', target_name: 'Coding Club' });
  });

  it('are room requests without an event too', async () => {
    const theatre = await newUnit(org, 'Theatre Club');
    await org.deliver(eventOf('events.room-request.submitted.v1', meetingOfUnit(theatre, 1)));
    const { body } = await read('PRESIDENT', theatre.id);
    expect(body.room_requests).toMatchObject({ items: [{ room: 'L-101', purpose: 'Meeting 1' }], total: 1 });
    expect(body.room_requests.items[0]).not.toHaveProperty('event');
  });

  it('are those of a unit that exists', async () => {
    expect((await read('PRESIDENT', newId())).status).toBe(404);
  });
});
