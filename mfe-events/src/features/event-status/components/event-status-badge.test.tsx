import type { EventStatus } from '@portal/contracts';
import { render, screen } from '@testing-library/react';
import { EventStatusBadge } from './event-status-badge';

describe('the badge of a status', () => {
  it.each([
    ['planned', 'Planned', 'info'],
    ['ongoing', 'Ongoing', 'success'],
    ['completed', 'Completed', 'neutral'],
    ['cancelled', 'Cancelled', 'danger'],
    ['postponed', 'postponed', 'neutral'],
  ])('%s is called %s and looks %s', (status, word, tone) => {
    // Another service may know a state that this screen does not.
    render(<EventStatusBadge status={status as EventStatus} />);
    expect(screen.getByText(word)).toHaveAttribute('data-tone', tone);
  });
});
