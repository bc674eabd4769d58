import { profileMessages as messages } from '../../messages';

export type Label = keyof typeof messages.labels;

/** The sections of a profile with their fields, in the order of the page. */
export const sections: readonly { readonly title: string; readonly labels: readonly Label[] }[] = [
  { title: messages.sections.personal, labels: ['email', 'phone', 'gender', 'date_of_birth'] },
  {
    title: messages.sections.academic,
    labels: ['user_id', 'batch_year', 'program', 'current_year', 'branch', 'cgpa'],
  },
  { title: messages.sections.contact, labels: ['hostel', 'room_number', 'github', 'linkedin', 'office_contact'] },
];
