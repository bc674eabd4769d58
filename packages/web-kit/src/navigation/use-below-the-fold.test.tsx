import { render, screen } from '@testing-library/react';
import { useBelowTheFold } from './use-below-the-fold';

const rendered: boolean[] = [];
function Page() {
  const isWanted = useBelowTheFold();
  rendered.push(isWanted);
  return isWanted ? <p>Below the fold</p> : null;
}

describe('what is below the fold', () => {
  it('is rendered after the rest of the first page, and with the rest of a later one', async () => {
    const first = render(<Page />);
    expect(await screen.findByText('Below the fold')).toBeInTheDocument();
    expect(rendered).toEqual([false, true]);
    first.unmount();
    rendered.length = 0;
    render(<Page />);
    expect(rendered).toEqual([true]);
  });
});
