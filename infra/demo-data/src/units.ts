import type { UnitCategory, UnitType } from '@portal/contracts';

export interface DemoUnit {
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

const council = (name: string, category: UnitCategory, description: string, allocated: number): DemoUnit => ({
  name,
  type: 'Council',
  category,
  parent: 'Student Council',
  description,
  contact: name.toLowerCase().replace(' ', '.'),
  allocated,
  spent: Math.round(allocated * 0.46),
});

const club = (
  name: string,
  category: UnitCategory,
  parent: string,
  description: string,
  spentShare: number,
): DemoUnit => ({
  name,
  type: 'Club',
  category,
  parent,
  description,
  contact: name.toLowerCase().replace(' ', '.'),
  allocated: 120_000,
  spent: Math.round(120_000 * spentShare),
});

/** The Student Council, below it four councils, and below each two clubs or more; parents before their children. */
export const demoUnits: DemoUnit[] = [
  {
    name: 'Student Council',
    type: 'Council',
    category: 'independent',
    parent: null,
    description: 'Speaks for all students and coordinates the four councils.',
    contact: 'student.council',
    allocated: 1_500_000,
    spent: 610_000,
  },
  council('SciTech Council', 'scitech', 'Clubs that build, code and look at the sky.', 600_000),
  council('Academic Council', 'academic', 'Talks, debates, quizzes and help with courses.', 350_000),
  council('Cultural Council', 'cultural', 'Music, theatre, dance and the yearly festival.', 700_000),
  council('Sports Council', 'sports', 'Leagues, ladders and everything played on campus.', 650_000),
  club(
    'Coding Club',
    'scitech',
    'SciTech Council',
    'Weekly problem sets, open-source evenings and a yearly hackathon.',
    0.62,
  ),
  club('Robotics Club', 'scitech', 'SciTech Council', 'Builds robots that fight, climb and carry.', 0.81),
  club('Astronomy Club', 'scitech', 'SciTech Council', 'Star parties on the terrace and a telescope for loan.', 0.34),
  club('Debating Society', 'academic', 'Academic Council', 'Parliamentary debate in English and Hindi.', 0.41),
  club('Quiz Club', 'academic', 'Academic Council', 'General, science and film quizzes every second week.', 0.22),
  club('Math Circle', 'academic', 'Academic Council', 'Problems for fun, and for competitions.', 0.18),
  club(
    'Music Club',
    'cultural',
    'Cultural Council',
    'Hindustani to indie folk, with a jam room that is always open.',
    0.57,
  ),
  club('Dramatics Club', 'cultural', 'Cultural Council', 'Stage plays, street theatre and improvisation.', 0.49),
  club('Dance Club', 'cultural', 'Cultural Council', 'Classical, contemporary and street dance.', 0.38),
  club('Football Club', 'sports', 'Sports Council', 'Inter-hostel league and the institute team.', 0.66),
  club('Badminton Club', 'sports', 'Sports Council', 'Ladders for every level, rackets to borrow.', 0.29),
  club('Athletics Club', 'sports', 'Sports Council', 'Track, field and the morning run.', 0.31),
];
