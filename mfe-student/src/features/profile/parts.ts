import { texts } from '../../texts';

export type Label = keyof typeof texts.profile.labels;

/** The parts of a profile and what stands in each, in the order it is shown. */
export const parts: readonly { readonly title: string; readonly labels: readonly Label[] }[] = [
  { title: texts.profile.sections.personal, labels: ['email', 'phone', 'gender', 'date_of_birth'] },
  {
    title: texts.profile.sections.academic,
    labels: ['user_id', 'batch_year', 'program', 'current_year', 'branch', 'cgpa'],
  },
  { title: texts.profile.sections.contact, labels: ['hostel', 'room_number', 'github', 'linkedin'] },
];
