import { readFile } from 'node:fs/promises';
import type { OnboardingBody } from '@portal/contracts';
import { allWithProgress } from './all-with-progress';
import type { DemoPerson } from './people';
import { actorOf, required, type DemoPortal, type SeededPeople, type SeedOptions } from './seed-context';

/** Completes the profiles of everyone who is onboarded, as they do themselves, and fills in Asha's. */
export async function seedProfiles(
  portal: DemoPortal,
  { people, onboarded }: { people: SeededPeople; onboarded: readonly DemoPerson[] },
  onProgress: SeedOptions['onProgress'],
): Promise<void> {
  await allWithProgress(onboarded, { part: 'profiles', onProgress }, (person, index) =>
    portal.records.completeOnboarding(
      actorOf(required(people, person.username)),
      onboardingBody(person, index, portal.settings),
    ),
  );
  await fillInProfile(portal, people);
}

/** The second and third digit of a student ID are the year of admission. */
function onboardingBody(
  { studentId }: DemoPerson,
  index: number,
  { programmes, disciplines, firstAdmissionYear }: DemoPortal['settings'],
): OnboardingBody {
  const pick = (list: readonly string[], at: number) => list[at % list.length] ?? '';
  return {
    ID_No: studentId,
    mobile_no: String(9_800_000_000 + ((index * 7_919_113) % 199_999_999)),
    add_year: Math.max(firstAdmissionYear, 2000 + Number(studentId.slice(1, 3))),
    Program: pick(programmes, index % 5 === 4 ? 1 + Math.floor(index / 5) : 0),
    discipline: pick(disciplines, index),
  };
}

async function fillInProfile({ records, settings }: DemoPortal, people: SeededPeople): Promise<void> {
  const asha = actorOf(required(people, 'asha'));
  await records.changeProfile(asha, {
    userId: asha.userId,
    updatedDetails: {
      personal_info: { gender: 'Female', date_of_birth: '2004-06-17' },
      academic_info: { current_year: '4th', cgpa: 8.74 },
      contact_info: {
        hostel: settings.hostels.at(-1) ?? '',
        room_number: 'B-214',
        office_contact: 'email',
        socialLinks: { github: 'https://github.com/asha-nair', linkedin: 'https://www.linkedin.com/in/asha-nair' },
      },
    },
  });
  const samplePhoto = await readFile(new URL('./sample-photo.png', import.meta.url));
  await records.changePhoto(asha, { bytes: samplePhoto });
}
