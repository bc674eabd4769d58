import type { PositionAnswer, Problem, UnitAnswer, UnitCategory, UnitRef } from '@portal/contracts';
import type { As, TestService } from '@portal/test-kit';

const ADD = '/api/positions/add-position';

export async function newUnit(
  service: TestService,
  name: string,
  category: UnitCategory = 'scitech',
): Promise<UnitRef> {
  const { body } = await service.request<UnitAnswer>('PRESIDENT', 'POST', '/api/orgUnit/create', {
    name,
    type: 'Club',
    category,
    contact_info: { email: `${name.toLowerCase().replaceAll(' ', '.')}@example.edu` },
  });
  return { id: body._id, name, category };
}

export const positionBody = (unit: Pick<UnitRef, 'id'>, changes: object = {}) => ({
  title: 'Web Lead',
  unit_id: unit.id,
  position_type: 'Team Lead',
  responsibilities: ['Keep the site up'],
  ...changes,
});

export const tryToAdd = (service: TestService, as: As, body: unknown) =>
  service.request<PositionAnswer & Problem>(as, 'POST', ADD, body);

export async function addPosition(
  service: TestService,
  unit: UnitRef,
  changes: object = {},
  as: As = 'PRESIDENT',
): Promise<PositionAnswer> {
  const { status, body, text } = await tryToAdd(service, as, positionBody(unit, changes));
  if (status !== 201) throw new Error(`The position was not added: ${text}`);
  return body;
}

export const change = (service: TestService, as: As, id: string, body: unknown) =>
  service.request<PositionAnswer & Problem>(as, 'PATCH', `/api/positions/${id}`, body);

export const remove = (service: TestService, as: As, id: string) =>
  service.request<Problem>(as, 'DELETE', `/api/positions/${id}`);

export const list = (service: TestService, query = '', as: As = 'STUDENT') =>
  service.request<PositionAnswer[]>(as, 'GET', `/api/positions/get-all${query}`);
