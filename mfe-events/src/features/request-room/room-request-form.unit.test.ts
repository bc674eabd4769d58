import { createRoomRequestBody } from '@portal/contracts';
import { roomRequestBody, roomRequestForm, type RoomRequestForm } from './room-request-form';

const good: RoomRequestForm = {
  room: 'Senate Hall',
  date: '2026-12-12',
  time: '10:00',
  end_time: '13:00',
  description: 'Two projectors, please.',
};

/** What a check says about a field: its first message, or nothing. */
const said = (checked: { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined }) => {
  const [issue] = checked.error?.issues ?? [];
  return issue && [issue.path.join('.'), issue.message];
};

describe('the form of a room request', () => {
  it.each([good, { ...good, end_time: '' }, { ...good, description: '' }, { ...good, room: '  Senate Hall ' }])(
    'sends what the service takes: %j',
    (typed) => {
      const checked = roomRequestForm.parse(typed);
      const sent = createRoomRequestBody.parse(roomRequestBody(checked));
      expect(sent).toEqual(roomRequestBody(checked));
    },
  );

  it.each<Partial<RoomRequestForm>>([
    { room: '   ' },
    { end_time: '09:00' },
    { end_time: '10:00' },
    { room: 'a'.repeat(10_000) },
    { description: 'a'.repeat(100_000) },
  ])('says of a wrong field what the service would say', (wrong) => {
    const typed = { ...good, ...wrong };
    const service = said(createRoomRequestBody.safeParse(roomRequestBody(typed)));
    expect(service).toBeDefined();
    expect(said(roomRequestForm.safeParse(typed))).toEqual(service);
  });

  it('asks for date and time before it sends', () => {
    expect(roomRequestForm.safeParse({ ...good, date: '' }).success).toBe(false);
    expect(roomRequestForm.safeParse({ ...good, time: '' }).success).toBe(false);
  });
});
