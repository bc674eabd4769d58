import type { PublicRecord, SharedRecord, VerifiedRecord } from '@portal/contracts';

const secretary = {
  kind: 'position' as const,
  title: 'Secretary',
  facts: ['Coding Club', '2026-2027'],
  verified_by: 'Ravi Kumar',
  verified_at: '2026-04-06T06:00:00.000Z',
};
const python = {
  kind: 'skill' as const,
  title: 'Python',
  facts: ['Advanced', 'Programming'],
  verified_by: 'Meera Das',
  verified_at: '2026-09-12T06:00:00.000Z',
};
const clinic = { kind: 'event' as const, title: 'Git Clinic', facts: ['Coding Club', '3 Nov 2026'], verified_by: '' };

export const verifiedRecord: VerifiedRecord = {
  name: 'Asha Nair',
  student_id: '12240001',
  entries: [
    { ...secretary, _id: '65f000000000000000000001' },
    { ...python, _id: '65f000000000000000000002' },
    { ...clinic, _id: '65f000000000000000000003' },
  ],
};

export const aLink = (changes: Partial<SharedRecord> = {}): SharedRecord => ({
  _id: '65f100000000000000000001',
  label: 'Internship',
  state: 'valid',
  token: 'AbCdEfGhIjKlMnOpQrStUvWxYz012345',
  entries: 2,
  shows_student_id: true,
  created_at: '2026-11-24T06:00:00.000Z',
  ...changes,
});

export const shownRecord: PublicRecord = {
  state: 'valid',
  issuer: 'Example Institute of Technology',
  issued_at: '2026-11-24T06:00:00.000Z',
  record: {
    name: 'Asha Nair',
    student_id: '12240001',
    is_person_current: true,
    entries: [
      { ...secretary, is_current: true },
      { ...python, is_current: true },
    ],
  },
};
