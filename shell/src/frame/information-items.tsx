import { CircleQuestionMark, Info, PersonStanding } from 'lucide-react';
import { messages } from '../messages';

/** The pages about the portal: in the menu of a person, and below the navigation of a visitor, who has no menu. */
export const informationItems = [
  { label: messages.help, href: '/help', icon: <CircleQuestionMark /> },
  { label: messages.about, href: '/about', icon: <Info /> },
  { label: messages.accessibility, href: '/accessibility', icon: <PersonStanding /> },
];
