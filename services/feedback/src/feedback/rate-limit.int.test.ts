import type { FeedbackTest } from '../../testing/fixtures';
import { asha, give, ownList, ravi, startCampus, tryToGive } from '../../testing/fixtures';

const MINUTE = 60_000;

describe('giving feedback too often', () => {
  let feedback: FeedbackTest;
  beforeAll(async () => {
    feedback = await startCampus();
  });
  afterAll(() => feedback.stop());

  it('ends at twenty an hour, however many are given at once, anonymous or not', async () => {
    const tries = await Promise.all(
      Array.from({ length: 30 }, (_, number) => tryToGive(feedback, asha, { is_anonymous: number % 2 === 0 })),
    );
    const statuses = tries.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await ownList(feedback)).toHaveLength(20);
  });

  it('says when to come back, and does not keep out anybody else', async () => {
    const { status, headers, body } = await tryToGive(feedback, asha);
    expect({ status, body }).toMatchObject({ status: 429, body: { code: 'FEEDBACK.TOO_MANY' } });
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_900);
    await give(feedback, ravi);
    feedback.clock.advance(seconds * 1_000);
    await give(feedback, asha);
  });

  it('does not count what was refused', async () => {
    feedback.clock.advance(70 * MINUTE);
    for (let number = 0; number < 25; number += 1) {
      expect((await tryToGive(feedback, asha, { target_id: '0'.repeat(24) })).status).toBe(404);
    }
    await give(feedback, asha);
  });
});
