import type { As } from '@portal/test-kit';
import type { FeedbackTest } from '../../testing/fixtures';
import { asha, give, markResolved, ravi, startCampus } from '../../testing/fixtures';

describe('feedback as a table', () => {
  let feedback: FeedbackTest;
  beforeAll(async () => {
    feedback = await startCampus();
    const { _id } = await give(feedback, asha, { comments: `=HYPERLINK("x") ${'long '.repeat(60)}` });
    await markResolved(feedback, _id);
    feedback.clock.advance(3_600_000);
    await give(feedback, ravi, { comments: 'In secret.', type: 'Complaint', is_anonymous: true });
  });
  afterAll(() => feedback.stop());

  const csv = (as: As, query = '') =>
    feedback.request(as, 'GET', `/api/feedback/view-feedback${query}`, undefined, { headers: { accept: 'text/csv' } });

  it('is a file of all entries, which names no author of an anonymous one', async () => {
    const { headers, text } = await csv('PRESIDENT');
    expect(headers.get('content-disposition')).toBe('attachment; filename=feedback.csv');
    const [header, secret] = text.split('\r\n');
    expect(header).toContain('Given at,Type,About,Name');
    expect(secret).toBe(
      '2026-11-21 12:30,Complaint,Event,Git Clinic,Coding Club,4,In secret.,Anonymous,Not Resolved,,,',
    );
  });

  it('holds what the filters leave, whole and harmless', async () => {
    const { text } = await csv('PRESIDENT', '?status=Resolved');
    const rows = text.trim().split('\r\n');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain('\'=HYPERLINK(""x"")');
    expect(rows[1]).toContain('long '.repeat(59).trim());
    expect(rows[1]).toContain('Asha Rao,Resolved,Done.');
  });

  it('does not tell authors of anonymous feedback themselves', async () => {
    expect((await csv('PRESIDENT', '?type=Complaint')).text).not.toMatch(/Ravi|ravi|bbbbbbbbbbbbbbbbbbbbbb56/);
  });
});
