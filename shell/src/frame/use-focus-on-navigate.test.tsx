import { renderWithPortal } from '@portal/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFocusOnNavigate } from './use-focus-on-navigate';

/** Scrolls as a person or the browser does, which the page hears of. */
function scroll(_x: number, y: number): void {
  window.scrollY = y;
  fireEvent.scroll(window);
}

function Frame() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useFocusOnNavigate();
  return (
    <main>
      <h1>{pathname}</h1>
      <button type="button" onClick={() => void navigate('/events/1')}>
        Open
      </button>
      <button type="button" onClick={() => void navigate('/events')}>
        List
      </button>
      <button type="button" onClick={() => void navigate('/events?past=shown', { replace: true })}>
        Past
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </main>
  );
}

describe('a navigation', () => {
  const { scrollY } = window;
  beforeEach(() => {
    window.scrollY = 0;
    jest.spyOn(window, 'scrollTo').mockImplementation(scroll as typeof window.scrollTo);
  });
  afterAll(() => void (window.scrollY = scrollY));
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('begins a new page at the top, and finds one where it was left on Back', () => {
    renderWithPortal(<Frame />, { at: '/events' });
    scroll(0, 400);
    press('Past');
    expect(window.scrollY).toBe(400);
    scroll(0, 900);
    press('Open');
    expect(window.scrollY).toBe(0);
    scroll(0, 30);
    press('Back');
    expect(window.scrollY).toBe(900);
    press('Open');
    press('List');
    expect(window.scrollY).toBe(0);
  });

  it('remembers the place also where nobody scrolled since the address changed', () => {
    renderWithPortal(<Frame />, { at: '/events' });
    scroll(0, 400);
    press('Past');
    press('Open');
    press('Back');
    expect(window.scrollY).toBe(400);
  });

  it('focuses the heading of another page', () => {
    renderWithPortal(<Frame />, { at: '/events' });
    press('Open');
    expect(screen.getByRole('heading', { name: '/events/1' })).toHaveFocus();
  });
});
