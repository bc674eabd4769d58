import { startTestService, upgradedRows } from '@portal/test-kit';
import { appoint, newStudent } from '../testing/holders';
import { addPosition, newUnit } from '../testing/positions';
import { orgService } from './index';

it('units, positions and holders of earlier builds are found and sorted as those of today', async () => {
  const org = await startTestService(orgService);
  const unit = await newUnit(org, 'Women Tech-Fest Cell');
  const position = await addPosition(org, unit, { title: 'Émcee' });
  await appoint(org, await newStudent(org, "Anita D'Souza"), position);
  const { made, upgraded } = await upgradedRows(org, {
    restart: async (database) => (await startTestService(orgService, { database })).stop(),
    earlier: {
      units: { sortKey: null, terms: [] },
      positions: { key: 'émcee', terms: ['émcee'] },
      holders: { terms: ['d'], publicTerms: [] },
    },
  });
  expect(upgraded).toEqual(made);
  expect(made['holders']?.[0]?.['publicTerms']).toContain('dsouza');
  await org.stop();
});
