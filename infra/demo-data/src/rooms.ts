import { inRounds } from './rounds';

/** Fifteen, from a conference room to the open-air theatre. */
const rooms = [
  { name: 'Main Auditorium', building: 'Convention Centre', capacity: 800, equipment: ['Stage', 'Sound', 'Projector'] },
  { name: 'Mini Auditorium', building: 'Convention Centre', capacity: 220, equipment: ['Stage', 'Sound', 'Projector'] },
  { name: 'Open Air Theatre', building: 'Student Activity Centre', capacity: 1200, equipment: ['Stage', 'Sound'] },
  { name: 'Senate Hall', building: 'Administration', capacity: 120, equipment: ['Projector', 'Microphones'] },
  {
    name: 'Lecture Hall L-101',
    building: 'Lecture Hall Complex',
    capacity: 180,
    equipment: ['Projector', 'Recording desk'],
  },
  { name: 'Lecture Hall L-102', building: 'Lecture Hall Complex', capacity: 180, equipment: ['Projector'] },
  { name: 'Lecture Hall L-201', building: 'Lecture Hall Complex', capacity: 90, equipment: ['Projector'] },
  { name: 'Seminar Room 1', building: 'Library', capacity: 60, equipment: ['Projector', 'Video conference'] },
  { name: 'Seminar Room 2', building: 'Library', capacity: 40, equipment: ['Projector'] },
  { name: 'Conference Room', building: 'Student Activity Centre', capacity: 20, equipment: ['Screen'] },
  { name: 'Music Room', building: 'Student Activity Centre', capacity: 25, equipment: ['Piano', 'Drums'] },
  { name: 'Dance Studio', building: 'Student Activity Centre', capacity: 40, equipment: ['Mirrors', 'Sound'] },
  { name: 'Computer Lab 3', building: 'Computer Centre', capacity: 72, equipment: ['Workstations', 'Projector'] },
  { name: 'Central Workshop', building: 'Workshops', capacity: 150, equipment: ['Benches', 'Arena'] },
  { name: 'Indoor Sports Hall', building: 'Sports Complex', capacity: 400, equipment: ['Courts', 'Scoreboard'] },
];

/** The catalogue of rooms: so many copies of each. */
export function demoRooms(copies: number): typeof rooms {
  return inRounds(copies, rooms, (room, round) => ({ ...room, name: `${room.name} ${round}` }));
}
