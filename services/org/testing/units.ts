import type { Problem, UnitAnswer, UnitDetails } from '@portal/contracts';
import type { As, TestService } from '@portal/test-kit';

export const unitBody = (name: string, changes: object = {}) => ({
  name,
  type: 'Club',
  category: 'scitech',
  contact_info: { email: `${name.toLowerCase().replaceAll(' ', '.')}@example.edu` },
  ...changes,
});

/** Its id. */
export async function addUnit(service: TestService, name: string, changes: object = {}): Promise<string> {
  const path = '/api/orgUnit/create';
  const { status, body, text } = await service.request<UnitAnswer>('PRESIDENT', 'POST', path, unitBody(name, changes));
  if (status !== 201) throw new Error(`The unit was not created: ${text}`);
  return body._id;
}

export const changeUnit = (service: TestService, as: As, id: string, body: unknown) =>
  service.request<UnitDetails & Problem>(as, 'PATCH', `/api/orgUnit/${id}`, body);

export const readUnit = (service: TestService, as: As, id: string) =>
  service.request<UnitDetails & Problem>(as, 'GET', `/api/orgUnit/units/${id}`);
