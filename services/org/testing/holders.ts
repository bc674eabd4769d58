import type { HolderAnswer, OwnHolding, PositionAnswer, Problem } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import { actorOf, eventOf, type As, type TestService } from '@portal/test-kit';

const ADD = '/api/positions/add-position-holder';

/** What is read of a refusal; its status is that of the response. */
type Refusal = Omit<Problem, 'status' | 'type' | 'title'>;

export interface Student {
  userId: string;
  name: string;
}

/** An account that auth has announced. */
export async function newStudent(
  service: TestService,
  name = 'Asha Rao',
  version = 1,
  userId = newId(),
): Promise<Student> {
  const first = name.split(' ')[0]?.toLowerCase();
  const account = {
    version,
    userId,
    username: `${first}@example.edu`,
    name,
    role: 'STUDENT',
    studentId: '21CS001',
  } as const;
  await service.deliver(eventOf('auth.account.registered.v1', account));
  return { userId, name };
}

export const asStudent = ({ userId, name }: Student) => actorOf('STUDENT', { userId, name });

export const holderBody = ({ userId }: Student, { _id }: Pick<PositionAnswer, '_id'>, changes: object = {}) => ({
  user_id: userId,
  position_id: _id,
  tenure_year: '2026-2027',
  ...changes,
});

export const tryToAppoint = (service: TestService, as: As, body: unknown) =>
  service.request<OwnHolding & Refusal>(as, 'POST', ADD, body);

export async function appoint(
  service: TestService,
  person: Student,
  position: Pick<PositionAnswer, '_id'>,
  changes: object = {},
  as: As = 'PRESIDENT',
): Promise<OwnHolding> {
  const { status, body, text } = await tryToAppoint(service, as, holderBody(person, position, changes));
  if (status !== 201) throw new Error(`Nobody was appointed: ${text}`);
  return body;
}

export const claim = (
  service: TestService,
  person: Student,
  position: Pick<PositionAnswer, '_id'>,
  changes: object = {},
) => appoint(service, person, position, changes, asStudent(person));

export const changeHolder = (service: TestService, as: As, id: string, body: unknown) =>
  service.request<HolderAnswer & Refusal>(as, 'PATCH', `/api/positions/holders/${id}`, body);

export const decide = (service: TestService, as: As, id: string, body: unknown = {}) =>
  service.request<HolderAnswer & Refusal>(as, 'POST', `/api/positions/holders/${id}/confirmation`, body);

export const listHolders = (service: TestService, query = '', as: As = 'PRESIDENT') =>
  service.request<HolderAnswer[]>(as, 'GET', `/api/positions/get-all-position-holder${query}`);

export const ownHoldings = (service: TestService, person: Student, as: As = asStudent(person)) =>
  service.request<OwnHolding[]>(as, 'GET', `/api/positions/${person.userId}`);
