import type { OnboardingBody } from '@portal/contracts';
import { actorOf, type Account, type DemoPortal } from './seed-context';
import type { DemoPerson } from './people';
import { drawPortrait } from './portrait';

/** So many at once keep the store busy without making each other's transactions wait. */
const AT_ONCE = 12;

/** Completes the profiles of everyone who is onboarded, as they do themselves, and fills Asha's. */
export async function seedProfiles(
  portal: DemoPortal,
  people: Map<string, Account>,
  onboarded: readonly DemoPerson[],
): Promise<void> {
  const waiting = [...onboarded.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, person] = next;
      const account = people.get(person.username);
      if (account) await portal.records.completeOnboarding(actorOf(account), formOf(person, index, portal));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const asha = people.get('asha');
  if (asha) await fillProfile(portal, asha);
}

/** The second and third digit of a student ID are the year of admission. */
function formOf({ studentId }: DemoPerson, index: number, { settings }: DemoPortal): OnboardingBody {
  const { programmes, disciplines, firstAdmissionYear } = settings;
  const pick = (list: readonly string[], at: number) => list[at % list.length] ?? '';
  return {
    ID_No: studentId,
    mobile_no: String(9_800_000_000 + ((index * 7_919_113) % 199_999_999)),
    add_year: Math.max(firstAdmissionYear, 2000 + Number(studentId.slice(1, 3))),
    Program: pick(programmes, index % 5 === 4 ? 1 + Math.floor(index / 5) : 0),
    discipline: pick(disciplines, index),
  };
}

async function fillProfile({ records, settings }: DemoPortal, account: Account): Promise<void> {
  const actor = actorOf(account);
  await records.changeProfile(actor, {
    userId: account.id,
    updatedDetails: {
      personal_info: { gender: 'Female', date_of_birth: '2004-06-17' },
      academic_info: { current_year: '4th', cgpa: 8.74 },
      contact_info: {
        hostel: settings.hostels.at(-1) ?? '',
        room_number: 'B-214',
        socialLinks: { github: 'https://github.com/asha-nair', linkedin: 'https://www.linkedin.com/in/asha-nair' },
      },
    },
  });
  await records.changePhoto(actor, { bytes: drawPortrait() });
}
