import type { UnitCategory, UnitType } from '@portal/contracts';
import { inRounds } from './rounds';

interface DemoUnit {
  name: string;
  type: UnitType;
  category: UnitCategory;
  parent: string | null;
  description: string;
  /** Local part of the contact address. */
  contact: string;
  allocated: number;
  spent: number;
}

const COUNCILS = {
  scitech: 'SciTech Council',
  academic: 'Academic Council',
  cultural: 'Cultural Council',
  sports: 'Sports Council',
} as const;
type CouncilCategory = keyof typeof COUNCILS;

const CLUB_BUDGET = 120_000;

const contactOf = (name: string) => name.toLowerCase().replaceAll(' ', '.');

const council = (category: CouncilCategory, description: string, allocated: number): DemoUnit => ({
  name: COUNCILS[category],
  type: 'Council',
  category,
  parent: 'Student Council',
  description,
  contact: contactOf(COUNCILS[category]),
  allocated,
  spent: Math.round(allocated * 0.46),
});

const club = (name: string, category: CouncilCategory, description: string, spentShare: number): DemoUnit => ({
  name,
  type: 'Club',
  category,
  parent: COUNCILS[category],
  description,
  contact: contactOf(name),
  allocated: CLUB_BUDGET,
  spent: Math.round(CLUB_BUDGET * spentShare),
});

const councils: DemoUnit[] = [
  {
    name: 'Student Council',
    type: 'Council',
    category: 'independent',
    parent: null,
    description: 'Speaks for all students and coordinates the four councils.',
    contact: contactOf('Student Council'),
    allocated: 1_500_000,
    spent: 610_000,
  },
  council('scitech', 'Clubs that build, code and look at the sky.', 600_000),
  council('academic', 'Talks, debates, quizzes and help with courses.', 350_000),
  council('cultural', 'Music, theatre, dance and the yearly festival.', 700_000),
  council('sports', 'Leagues, ladders and everything played on campus.', 650_000),
];

const clubs: DemoUnit[] = [
  club('Coding Club', 'scitech', 'Weekly problem sets, open-source evenings and a yearly hackathon.', 0.62),
  club('Robotics Club', 'scitech', 'Builds robots that fight, climb and carry.', 0.81),
  club('Astronomy Club', 'scitech', 'Star parties on the terrace and a telescope for loan.', 0.34),
  club('Debating Society', 'academic', 'Parliamentary debate in English and Hindi.', 0.41),
  club('Quiz Club', 'academic', 'General, science and film quizzes every second week.', 0.22),
  club('Math Circle', 'academic', 'Problems for fun, and for competitions.', 0.18),
  club('Music Club', 'cultural', 'Hindustani to indie folk, with a jam room that is always open.', 0.57),
  club('Dramatics Club', 'cultural', 'Stage plays, street theatre and improvisation.', 0.49),
  club('Dance Club', 'cultural', 'Classical, contemporary and street dance.', 0.38),
  club('Football Club', 'sports', 'Inter-hostel league and the institute team.', 0.66),
  club('Badminton Club', 'sports', 'Ladders for every level, rackets to borrow.', 0.29),
  club('Athletics Club', 'sports', 'Track, field and the morning run.', 0.31),
];

/**
 * The Student Council, below it four councils, and below each two clubs or more, of which there are so many copies;
 * parents before their children.
 */
export function demoUnits(copies: number): DemoUnit[] {
  const further = inRounds(copies, clubs, (plan, round) => {
    const name = unitNameIn(round, plan.name);
    return { ...plan, name, contact: contactOf(name) };
  });
  return [...councils, ...further];
}

/** What a unit of the plans is called in a further round: a club is another one, a council the same. */
export function unitNameIn(round: number, name: string): string {
  return clubs.some((unit) => unit.name === name) ? `${name} ${round}` : name;
}
