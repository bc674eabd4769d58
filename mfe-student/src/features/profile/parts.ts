import { profileMessages as messages } from '../../messages';

export type Label = keyof typeof messages.labels;

/** The parts of a profile and what stands in each, in the order it is shown. */
export const parts: readonly { readonly title: string; readonly labels: readonly Label[] }[] = [
  { title: messages.sections.personal, labels: ['email', 'phone', 'gender', 'date_of_birth'] },
  {
    title: messages.sections.academic,
    labels: ['user_id', 'batch_year', 'program', 'current_year', 'branch', 'cgpa'],
  },
  { title: messages.sections.contact, labels: ['hostel', 'room_number', 'github', 'linkedin'] },
];
