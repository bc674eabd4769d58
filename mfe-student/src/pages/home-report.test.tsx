import { calls } from '@portal/contracts';
import { answers, portalServer, printedRows, refuses, renderWithPortal, savedFiles } from '@portal/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { HomePage } from './home-page';
import { aHolding, awaiting } from './sample-holdings';
import { aSummary, emptyHome } from './sample-home';

const server = portalServer(...emptyHome);
const saved = savedFiles();
const moment = '"23 Nov 2026, 6:00 pm"';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T12:30:00.000Z'));
});

async function exportedLines(user: { readonly click: (element: Element) => Promise<void> }) {
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const [file] = await saved();
  return file?.text.trimEnd().split('\r\n');
}

describe('the counters of the home', () => {
  it('are saved as CSV with their notes and from when they are, and printed', async () => {
    server.use(
      answers(calls.readProfileSummary, aSummary({ skills: { claimed: 2, endorsed: 6, returned: 1 } })),
      answers(calls.listOwnPositions, [aHolding(), awaiting]),
      answers(calls.countOwnFeedback, { given: 6, resolved: 4 }),
    );
    const { user } = renderWithPortal(<HomePage />, { as: 'STUDENT', at: '/home' });
    for (const note of ['2 awaiting endorsement, 1 returned', '1 awaiting confirmation', '4 resolved'])
      expect(await screen.findByText(note)).toBeVisible();
    expect(await exportedLines(user)).toEqual([
      'Dashboard,Student home',
      'Unit,Example Institute of Technology',
      `Date,${moment}`,
      'Prepared by,"Asha Nair, Student"',
      '',
      'Figure,Value,Note,As of',
      `Total Skills,9,"2 awaiting endorsement, 1 returned",${moment}`,
      `Achievements,0,None yet,${moment}`,
      `Position of Responsibility,1,1 awaiting confirmation,${moment}`,
      `Feedback Given,6,4 resolved,${moment}`,
    ]);
    expect((await saved())[0]?.name).toBe('student-home-2026-11-23.csv');
    expect(printedRows().map(([label]) => label)).toEqual([
      'Figure',
      'Total Skills',
      'Achievements',
      'Position of Responsibility',
      'Feedback Given',
    ]);
  });

  it('are saved without a number where one could not be read', async () => {
    server.use(refuses(calls.countOwnFeedback, 'SYSTEM.UNAVAILABLE'));
    const { user } = renderWithPortal(<HomePage />, { as: 'STUDENT', at: '/home' });
    await screen.findByRole('button', { name: 'Retry: Feedback Given' });
    await waitFor(() => expect(screen.getAllByText('None yet')).toHaveLength(3));
    expect(await exportedLines(user)).toContain("Feedback Given,,Couldn't be read,");
  });
});
