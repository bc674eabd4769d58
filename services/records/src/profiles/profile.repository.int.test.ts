import { createTransaction, newId } from '@portal/service-kit';
import { startRecords } from '../../testing/running-records';
import type { Details, Profile } from './profile.domain';
import { blankProfile } from './profile.domain';
import { createProfileRepository } from './profile.repository';

const details = (studentId: string): Details => ({
  studentId,
  name: 'Asha Rao',
  phone: '9876543210',
  gender: null,
  dateOfBirth: null,
  batchYear: 2024,
  program: 'BTech',
  branch: 'Physics',
  currentYear: null,
  cgpa: null,
  hostel: '',
  roomNumber: '',
  github: '',
  linkedin: '',
  officeContact: 'nothing',
  completedAt: new Date('2026-11-21T06:00:00Z'),
});
const profileOf = (studentId: string): Profile => ({ ...blankProfile(newId()), details: details(studentId) });

describe('stored profiles', () => {
  let records: Awaited<ReturnType<typeof startRecords>>;
  beforeAll(async () => {
    records = await startRecords();
  });
  afterAll(() => records.stop());

  const within: ReturnType<typeof createTransaction> = (work) => createTransaction(records.store.connection)(work);

  it('are one for each person, and read in the transaction that saves them', async () => {
    const profiles = createProfileRepository(records.store);
    const [one, other] = [profileOf('12240001'), profileOf('12240002')];
    await within((session) => profiles.save(other, session));
    await within(async (session) => {
      await profiles.save(one, session);
      expect(await profiles.find(one.userId, session)).toEqual(one);
      expect(await profiles.find(one.userId)).toBeNull();
    });
    const changed = { ...one, version: 2, photo: 'key' };
    await within((session) => profiles.save(changed, session));
    expect([await profiles.find(one.userId), await profiles.find(other.userId)]).toEqual([changed, other]);
  });

  it('hold student IDs that nobody else has, and no other failure is taken for that', async () => {
    const profiles = createProfileRepository(records.store);
    const save = (profile: Profile) => within((session) => profiles.save(profile, session));
    await save(profileOf('12240003'));
    await expect(save(profileOf('12240003'))).rejects.toMatchObject({ code: 'PROFILE.STUDENT_ID_TAKEN' });
    const broken = { ...profileOf('12240004'), version: 'one' as unknown as number };
    await expect(save(broken)).rejects.toMatchObject({ name: 'CastError' });
  });

  it('share nothing where an earlier build wrote them', async () => {
    const profiles = createProfileRepository(records.store);
    const profile = profileOf('12240099');
    await within((session) => profiles.save(profile, session));
    const stored = records.store.connection.collection<{ _id: string }>('profiles');
    await stored.updateOne({ _id: profile.userId }, { $unset: { 'details.officeContact': true } });
    expect(await profiles.find(profile.userId)).toEqual(profile);
  });
});
