import { changeEventBody, type EventAnswer } from '@portal/contracts';
import { changeBody } from './change-body';
import { formOfEvent } from './form-values';

const timeZone = 'Asia/Kolkata';
const event: EventAnswer = {
  _id: '65b000000000000000000001',
  version: 4,
  title: 'Git and GitHub Clinic',
  description: '',
  status: 'planned',
  category: 'technical',
  type: 'Workshop',
  // Made by a program, with seconds that no field of the form shows.
  schedule: { start: '2026-11-21T04:30:20.000Z', end: '2026-11-21T07:30:00.000Z', venue: 'Lab 3', mode: 'offline' },
  organizing_unit_id: { _id: '65c000000000000000000001', name: 'Coding Club', category: 'scitech' },
  organizers: [],
  registration: { required: true, max_participants: 72, fees: 50 },
  budget: { allocated: 0, sponsors: [] },
  created_at: '2026-11-01T04:30:00.000Z',
};
const base = formOfEvent(event, timeZone);
const of = { version: 4, timeZone };

describe('an edited event', () => {
  it('shows days and times as the institute’s clocks do', () => {
    expect(base).toMatchObject({
      start: { date: '2026-11-21', time: '10:00' },
      end: { date: '2026-11-21', time: '13:00' },
      opens: { date: '', time: '' },
    });
  });

  it('sends the version and only the changed fields', () => {
    const body = changeBody(base, { ...base, title: 'Git Clinic', venue: 'Lab 4' }, of);
    expect(body).toEqual({ version: 4, title: 'Git Clinic', schedule: { venue: 'Lab 4' } });
    expect(changeEventBody.safeParse(body).success).toBe(true);
    expect(changeBody(base, base, of)).toEqual({ version: 4 });
  });

  it('stays 10:00 after ten edits', () => {
    let now = event;
    for (let edit = 1; edit <= 10; edit++) {
      const form = formOfEvent(now, timeZone);
      const { schedule } = changeBody(form, { ...form, start: { ...form.start, time: `1${edit % 2}:00` } }, of);
      now = { ...now, schedule: { ...now.schedule, ...schedule } as EventAnswer['schedule'] };
    }
    expect(now.schedule.start).toBe('2026-11-21T04:30:00.000Z');
    expect(formOfEvent(now, timeZone).start).toEqual({ date: '2026-11-21', time: '10:00' });
  });

  it('removes fields that were emptied', () => {
    const none = { date: '', time: '' };
    const body = changeBody(base, { ...base, end: none, maxParticipants: null, fees: null }, of);
    expect(body).toEqual({ version: 4, schedule: { end: null }, registration: { max_participants: null, fees: null } });
    expect(changeEventBody.safeParse(body).success).toBe(true);
  });

  it('sends only that registration is no longer required', () => {
    const body = changeBody(base, { ...base, isRegistrationRequired: false, fees: 70 }, of);
    expect(body).toEqual({ version: 4, registration: { required: false } });
  });
});
