import type { InstituteSettings, Role } from '@portal/contracts';
import { otherPages, paths } from '../../paths';
import { aboutMessages, accessibilityMessages, askMessages, helpMessages } from './messages';

/** A sentence, and the page that it is about. */
interface Item {
  readonly text: string;
  readonly href?: string;
  readonly label?: string;
}

/** Some sentences about one thing. */
export interface Section {
  readonly title: string;
  readonly items: readonly Item[];
}

/** Who reads the page. */
export type Reader = Role | 'visitor';

type Settings = Pick<InstituteSettings, 'instituteName' | 'emailDomain'>;

const plan: Item = { text: helpMessages.plan, href: otherPages.addEvent, label: helpMessages.createEvent };
const decide: Item = { text: helpMessages.decide, href: otherPages.approvals, label: helpMessages.approvals };

function firstSteps(reader: Reader, { emailDomain }: Settings): readonly Item[] {
  if (reader === 'visitor') {
    return [
      { text: helpMessages.visitorEvents, href: otherPages.events, label: helpMessages.events },
      { text: helpMessages.account(emailDomain), href: paths.register, label: helpMessages.register },
    ];
  }
  if (reader === 'STUDENT') {
    return [
      { text: helpMessages.join, href: otherPages.events, label: helpMessages.events },
      { text: helpMessages.feedback, href: otherPages.feedback, label: helpMessages.giveFeedback },
      { text: helpMessages.record, href: otherPages.profile, label: helpMessages.profile },
    ];
  }
  if (reader !== 'PRESIDENT') return [plan, decide];
  return [
    { ...decide, href: otherPages.presidentApproval },
    { text: helpMessages.roles, href: otherPages.roles, label: helpMessages.openRoles },
    plan,
  ];
}

/** Who answers questions: those the reader can find. */
function whoToAsk(reader: Reader, { instituteName }: Settings): Section {
  const units = { text: askMessages.unit, href: otherPages.units, label: askMessages.units };
  const officers = { text: askMessages.officers, href: otherPages.officeBearers, label: askMessages.officeBearers };
  const query = { text: askMessages.query, href: otherPages.feedback, label: helpMessages.giveFeedback };
  const visitor = { text: askMessages.visitor(instituteName) };
  const items = reader === 'visitor' ? [visitor] : [units, officers, ...(reader === 'STUDENT' ? [query] : [])];
  return { title: askMessages.title, items };
}

export function helpSections(reader: Reader, settings: Settings): readonly Section[] {
  const account =
    reader === 'visitor'
      ? { text: helpMessages.forgot, href: paths.forgotPassword, label: helpMessages.resetPassword }
      : { text: helpMessages.devices, href: paths.settings, label: helpMessages.settings };
  return [
    { title: helpMessages.firstSteps, items: firstSteps(reader, settings) },
    { title: helpMessages.signingIn, items: [{ text: helpMessages.confirm }, account] },
    { title: helpMessages.around, items: [{ text: helpMessages.search }] },
    whoToAsk(reader, settings),
  ];
}

export function aboutSections(): readonly Section[] {
  return [
    { title: aboutMessages.browsers, items: [{ text: aboutMessages.served }] },
    { title: aboutMessages.device, items: [{ text: aboutMessages.install }, { text: aboutMessages.offline }] },
  ];
}

export function accessibilitySections(reader: Reader, settings: Settings): readonly Section[] {
  const { keyboard, readers, size, looks, browsers } = accessibilityMessages;
  return [
    { title: accessibilityMessages.aim, items: [{ text: accessibilityMessages.standard }] },
    { title: accessibilityMessages.works, items: [keyboard, readers, size, looks, browsers].map((text) => ({ text })) },
    {
      title: accessibilityMessages.tests,
      items: [{ text: accessibilityMessages.tested }, { text: accessibilityMessages.barrier }],
    },
    whoToAsk(reader, settings),
  ];
}
