import { ROLES, type EventName } from '@portal/contracts';
import { integer, objectId, oneOf, string } from '@portal/test-kit/pacts';
import { describeNeeds, ids } from './reactions';

const account = {
  version: integer(2),
  userId: objectId(ids.person),
  username: string('asha@example.edu'),
  name: string('Asha Rao'),
  role: oneOf(ROLES, 'GENSEC_SPORTS'),
};
const found = { _id: ids.person, version: 2, title: 'Asha Rao', role: 'GENSEC_SPORTS' as const };

/** What the audit tells the president: who it was, in which request, and more than an example of the fields is read. */
function occurrence(type: EventName, data: object, fields: object[]) {
  return {
    type,
    subject: objectId(ids.person),
    requestid: string('a1b2c3d4-0001'),
    actor: { _id: objectId(ids.person), name: string('Asha Nair'), role: string('STUDENT') },
    data: { userId: objectId(ids.person), username: string('asha@example.edu'), name: string('Asha Nair'), ...data },
    kept: {
      actor: { id: ids.person, role: 'STUDENT' },
      subject: { kind: type.split('.').slice(0, 2).join('.'), id: ids.person, name: 'Asha Nair' },
      requestId: 'a1b2c3d4-0001',
      fields,
    },
  };
}

describe('what activity needs of auth', () => {
  describeNeeds(import.meta, [
    { type: 'auth.account.registered.v1', data: account, found },
    { type: 'auth.account.changed.v1', data: account, found },
    {
      type: 'auth.account.role-changed.v1',
      data: account,
      texts: ['Asha Rao is now general secretary (sports)', 'You are now general secretary (sports)'],
      found,
    },
    occurrence('auth.session.started.v1', { way: string('password') }, [{ field: 'way', value: 'password' }]),
    occurrence('auth.session.ended.v1', { reason: string('signed-out'), sessions: integer(1) }, [
      { field: 'reason', value: 'signed-out' },
      { field: 'sessions', value: 1 },
    ]),
    occurrence('auth.password.changed.v1', { way: string('changed') }, [{ field: 'way', value: 'changed' }]),
    occurrence('auth.email.confirmed.v1', { way: string('link') }, [{ field: 'way', value: 'link' }]),
  ]);
});
