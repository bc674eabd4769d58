import { upgradedRows } from '@portal/test-kit';
import { give, startCampus, startFeedback } from '../testing/fixtures';

it('feedback and its targets of earlier builds are found and sorted as those of today', async () => {
  const feedback = await startCampus();
  await give(feedback);
  const { made, upgraded } = await upgradedRows(feedback, {
    restart: async (database) => (await startFeedback({ database })).stop(),
    earlier: { feedback: { terms: [] }, targets: { key: 'Z', terms: ['z'] } },
  });
  expect(upgraded).toEqual(made);
  expect(made['targets']?.flatMap(({ terms }) => terms)).toContain('gitclinic');
  await feedback.stop();
});
