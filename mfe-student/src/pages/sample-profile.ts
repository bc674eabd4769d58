import type { Profile } from '@portal/contracts';

/** A whole profile, as its owner sees it, unless given otherwise. */
export function aProfile(more: Partial<Profile> = {}): Profile {
  return {
    _id: '65a000000000000000000001',
    user_id: '12240010',
    username: 'asha@example.edu',
    role: 'STUDENT',
    onboardingComplete: true,
    personal_info: {
      name: 'Asha Nair',
      email: 'asha@example.edu',
      phone: '9826044170',
      gender: 'Female',
      date_of_birth: '2006-03-14',
      profilePic: '/profile/picture/65a000000000000000000001?v=1',
      hasPhoto: true,
    },
    academic_info: { batch_year: 2024, program: 'B.Tech', branch: 'Physics', current_year: '3rd', cgpa: 8.74 },
    contact_info: {
      hostel: 'Indravati',
      room_number: 'B-208',
      office_contact: 'nothing',
      socialLinks: { github: 'https://github.com/asha-n', linkedin: '' },
    },
    ...more,
  };
}
