import { fireEvent, render, screen } from '@testing-library/react';
import { useDayKeys } from './use-day-keys';

const onMove = jest.fn();

function Cell({ day }: { readonly day: string }) {
  const { onKeyDown, setCell } = useDayKeys(day, onMove);
  return (
    <div key={day} role="gridcell" tabIndex={0} ref={setCell} onKeyDown={onKeyDown}>
      {day}
    </div>
  );
}

describe('a key that leads to another day', () => {
  it('moves the focus there, also when the cell of the day before is rendered meanwhile', () => {
    const { rerender } = render(<Cell day="2026-11-20" />);
    screen.getByRole('gridcell').focus();
    fireEvent.keyDown(screen.getByRole('gridcell'), { key: 'ArrowRight' });
    expect(onMove).toHaveBeenCalledWith('2026-11-21');
    rerender(<Cell day="2026-11-20" />);
    rerender(<Cell day="2026-11-21" />);
    expect(screen.getByRole('gridcell', { name: '2026-11-21' })).toHaveFocus();
  });
});
