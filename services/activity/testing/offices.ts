import { TEST_UNIT } from '@portal/test-kit';

/** A position as its events tell it. */
export const webLead = {
  version: 1,
  positionId: '0123456789abcdef01234572',
  code: 'POS-0001',
  title: 'Web Lead',
  unit: TEST_UNIT,
  type: 'Team Lead',
  responsibilities: ['Keep the site up'],
  requirements: { minCgpa: 0, minYear: 1, skills: [] },
  description: '',
  count: 1,
  createdAt: '2026-11-20T09:00:00.000Z',
};

/** A holder of it as their events tell it. */
export const holder = {
  version: 1,
  holderId: '0123456789abcdef01234573',
  code: 'POR-2026-0001',
  userId: '0123456789abcdef01234574',
  name: 'Asha Rao',
  position: { id: webLead.positionId, title: 'Web Lead' },
  unit: TEST_UNIT,
  tenureYear: '2026-2027',
  status: 'active',
  confirmation: 'confirmed',
} as const;
