import type { HolderAnswer, Profile } from '@portal/contracts';
import { codingClub, danceClub } from './sample-positions';

/** A holder as an officer who manages the unit sees them; `more` replaces fields. */
export function aHolder(more: Partial<HolderAnswer> = {}): HolderAnswer {
  return {
    _id: '65e000000000000000000001',
    version: 3,
    por_id: 'POR-2026-0397',
    user_id: {
      _id: '65b000000000000000000001',
      user_id: '12230018',
      username: 'sneha@example.edu',
      personal_info: { name: 'Sneha Kulkarni' },
    },
    position_id: {
      _id: '65d000000000000000000001',
      title: 'Team Lead, Web',
      position_type: 'Team Lead',
      unit_id: { ...codingClub, category: 'scitech' },
    },
    tenure_year: '2026-2027',
    status: 'active',
    appointment_details: { appointed_by: 'Arjun Menon', appointment_date: '2026-04-06' },
    performance_metrics: { events_organized: 9, budget_utilized: 112_400, feedback: 'Runs the clinics on time.' },
    created_at: '2026-04-06T04:42:00.000Z',
    updated_at: '2026-11-02T11:05:00.000Z',
    can_manage: true,
    ...more,
  };
}

const { version: _version, can_manage: _manages, ...another } = aHolder();

/** A holder in another officer's unit. */
export const nandini: HolderAnswer = {
  ...another,
  _id: '65e000000000000000000002',
  por_id: 'POR-2025-0374',
  user_id: {
    _id: '65b000000000000000000002',
    user_id: '12230070',
    username: 'nandini@example.edu',
    personal_info: { name: 'Nandini Rao' },
  },
  position_id: {
    _id: '65d000000000000000000002',
    title: 'Treasurer',
    position_type: 'Treasurer',
    unit_id: { ...danceClub, category: 'cultural' },
  },
  tenure_year: '2025-2026',
  status: 'terminated',
  termination_reason: 'Left the institute.',
  appointment_details: {},
};

/** The same holder as students see them. */
export const nandiniForStudents: HolderAnswer = {
  _id: nandini._id,
  user_id: { personal_info: nandini.user_id.personal_info },
  position_id: nandini.position_id,
  tenure_year: nandini.tenure_year,
  status: nandini.status,
};

/** The profile of the student who is that holder. */
export const profileOf = (academic: Partial<Profile['academic_info']>): Profile => ({
  _id: '65b000000000000000000001',
  user_id: '12230018',
  username: 'sneha@example.edu',
  role: 'STUDENT',
  onboardingComplete: true,
  personal_info: { name: 'Sneha Rao', email: 'sneha@example.edu', gender: null, profilePic: '/profile/picture/x' },
  academic_info: { batch_year: 2023, program: 'B.Tech', branch: 'Physics', current_year: '3rd', cgpa: 8, ...academic },
  contact_info: { hostel: '', socialLinks: { github: '', linkedin: '' } },
});
