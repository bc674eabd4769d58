import type { PublishedEvent } from './published-event';
import { accountOf, asha, club, council, meera, personOf, ravi, unitOf } from './people';

const picture = '/profile/photo/b1b1b1b1b1b1b1b1b1b1b101/2.webp';

/** People come, change and hold an office for a while; units are founded, renamed and closed. */
export const accountEvents: PublishedEvent[] = [
  { type: 'auth.account.registered.v1', data: accountOf(meera, 1), by: null },
  { type: 'auth.account.registered.v1', data: accountOf(asha, 1), by: asha },
  { type: 'auth.session.started.v1', data: { ...personOf(asha), way: 'registration' }, by: asha },
  { type: 'auth.email.confirmed.v1', data: { ...personOf(asha), way: 'link' }, by: asha },
  { type: 'auth.account.registered.v1', data: accountOf(ravi, 1, { studentId: '12240002' }), by: ravi },
  {
    type: 'records.profile.changed.v1',
    data: {
      version: 1,
      userId: asha.userId,
      name: 'Asha Rao',
      studentId: '12240001',
      onboarded: true,
      profilePic: '',
      changed: ['name', 'studentId'],
    },
    by: asha,
  },
  { type: 'auth.account.changed.v1', data: accountOf(asha, 2, { studentId: '12240001' }), by: null },
  {
    type: 'records.profile.changed.v1',
    data: {
      version: 2,
      userId: asha.userId,
      name: 'Asha Nair',
      studentId: '12240001',
      onboarded: true,
      profilePic: picture,
      officeContact: 'email-and-phone',
      phone: '9876543210',
    },
    by: asha,
  },
  {
    type: 'auth.account.changed.v1',
    data: accountOf(asha, 3, { name: 'Asha Nair', studentId: '12240001', profilePic: picture }),
    by: null,
  },
  {
    type: 'auth.account.role-changed.v1',
    data: {
      ...accountOf(asha, 4, { name: 'Asha Nair', studentId: '12240001', role: 'GENSEC_SCITECH' }),
      previousRole: 'STUDENT',
    },
    by: meera,
  },
  {
    type: 'auth.account.role-changed.v1',
    data: {
      ...accountOf(asha, 5, { name: 'Asha Nair', studentId: '12240001', role: 'STUDENT' }),
      previousRole: 'GENSEC_SCITECH',
    },
    by: null,
  },
  { type: 'auth.password.changed.v1', data: { ...personOf(ravi), way: 'changed' }, by: ravi },
  { type: 'auth.session.ended.v1', data: { ...personOf(ravi), reason: 'password-changed', sessions: 2 }, by: ravi },
  { type: 'org.unit.created.v1', data: unitOf(council, 1, { type: 'Council' }), by: meera },
  { type: 'org.unit.created.v1', data: unitOf(club, 1, { parentUnitId: council.id }), by: meera },
  {
    type: 'org.unit.changed.v1',
    data: { ...unitOf(club, 2, { parentUnitId: council.id, name: 'Coders' }), changed: ['name'] },
    by: meera,
  },
  {
    type: 'org.unit.changed.v1',
    data: { ...unitOf(council, 2, { type: 'Council', active: false }), changed: ['active'] },
    by: meera,
  },
];
