import { newId } from '@portal/service-kit';
import type { Events } from '../../testing/fixtures';
import { coordinator, newEvent, newRoomRequest, review, roomRequestInput, startCampus } from '../../testing/fixtures';

const AT_ONCE = 30;

/** Nobody requests as many rooms within an hour as these tests do. */
const organiser = { ...coordinator, userId: newId() };

describe('many at once on one instance', () => {
  let events: Events;
  beforeAll(async () => {
    events = await startCampus();
  });
  afterAll(() => events.stop());

  /** The commands of the transactions that had to begin again, and of those that were stored. */
  const takeOutcomes = () => {
    const names = events.takeCommands().map(({ name }) => name);
    const count = (wanted: string) => names.filter((name) => name === wanted).length;
    return { again: count('abortTransaction'), stored: count('commitTransaction') };
  };

  it('approvals for one day wait for each other and never begin again', async () => {
    const { _id: eventId } = await newEvent(events);
    const ids: string[] = [];
    for (let number = 0; number < AT_ONCE; number += 1) {
      ids.push((await newRoomRequest(events, eventId, { room: `Room ${number}` }, organiser))._id);
    }
    takeOutcomes();
    const answers = await Promise.all(ids.map((id) => review(events, id, 'Approved')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(takeOutcomes()).toEqual({ again: 0, stored: AT_ONCE });
  });

  it('requests for one event wait for each other and never begin again', async () => {
    const { _id: eventId } = await newEvent(events);
    takeOutcomes();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, number) =>
        events.request(
          organiser,
          'POST',
          `/api/events/${eventId}/room-requests`,
          roomRequestInput({ room: `Attic ${number}` }),
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(takeOutcomes()).toEqual({ again: 0, stored: AT_ONCE });
  });
});
