import { act, screen } from '@testing-library/react';

/** The cells of the tables that a page prints, row by row. */
export function printedRows(): readonly (readonly string[])[] {
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  return screen.getAllByRole('row').map((row) => Array.from(row.children, ({ textContent }) => textContent));
}
