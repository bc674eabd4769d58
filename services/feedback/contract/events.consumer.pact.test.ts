import { integer, objectId, string } from '@portal/test-kit/pacts';
import { keptOf, unit } from './kept-targets';

const eventId = 'bbbbbbbbbbbbbbbbbbbbbb01';

describe('what feedback needs of events', () => {
  it('is the event that feedback can be about, with its unit', async () => {
    const data = { version: integer(1), eventId: objectId(eventId), title: string('Git Clinic'), unit };
    const kept = await keptOf(import.meta, 'events.event.created.v1', data);
    expect(kept).toMatchObject([{ type: 'Event', id: eventId, name: 'Git Clinic', unit: { name: 'Coding Club' } }]);
  });
});
