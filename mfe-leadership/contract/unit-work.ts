import { calls, FEEDBACK_TARGET_TYPES, FEEDBACK_TYPES } from '@portal/contracts';
import { day, eachLike, instant, integer, objectId, oneOf, regex, string, type pactOf } from '@portal/test-kit/pacts';
import { loaded } from '@portal/web-kit/testing';

const timeOfDay = (example: string) => regex(/^\d{2}:\d{2}$/, example);

/** What the page of a unit relies on to show what waits for its officers. */
export function expectUnitWork(org: ReturnType<typeof pactOf>, unitId: string): void {
  it('an officer reads what waits for a unit', () =>
    org
      .answers(calls.readUnitWork, {
        given: 'a unit has room requests and feedback that wait',
        asked: 'what waits for the officers of a unit',
        params: { id: unitId },
        answer: {
          room_requests: {
            items: eachLike({
              _id: objectId('eeeeeeeeeeeeeeeeeeeeee01'),
              event: { _id: objectId('cccccccccccccccccccccc01'), title: string('Git Clinic') },
              room: string('L-102'),
              date: day('2027-04-02'),
              time: timeOfDay('10:00'),
              end_time: timeOfDay('11:00'),
            }),
            total: integer(1),
          },
          feedback: {
            items: eachLike({
              _id: objectId('ffffffffffffffffffffff02'),
              type: oneOf(FEEDBACK_TYPES, 'Complaint'),
              target_type: oneOf(FEEDBACK_TARGET_TYPES, 'Organization Unit'),
              target_name: string('Coding Club'),
              comments: string('The lab was locked.'),
              created_at: instant('2027-02-01T06:00:00.000Z'),
            }),
            total: integer(1),
          },
        },
      })
      .to(async () => {
        const work = await loaded(calls.readUnitWork, { params: { id: unitId } });
        expect(work).toMatchObject({ feedback: { items: [{ type: 'Complaint' }] } });
      }));
}
