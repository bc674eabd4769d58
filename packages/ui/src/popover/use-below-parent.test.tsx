import { fireEvent, render, within } from '@testing-library/react';
import { useBelowParent } from './use-below-parent';

const layer = { enter: jest.fn(), leave: jest.fn() };

function List() {
  const ref = useBelowParent<HTMLUListElement>(layer);
  return <ul ref={ref} />;
}

const placeOf = (element: HTMLElement) =>
  ['--left', '--top', '--parent-width'].map((name) => element.style.getPropertyValue(name));

/** The window is 1024 by 768 px, the list 200 by 300. */
function show(parent: { readonly left: number; readonly top: number }) {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
  const at = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  at.mockReturnValue(new DOMRect(parent.left, parent.top, 120, 32));
  const { container, unmount } = render(<List />);
  return { list: within(container).getByRole('list'), at, unmount };
}

describe('an element in the top layer', () => {
  it('lies below its parent', () => {
    expect(placeOf(show({ left: 40, top: 100 }).list)).toEqual(['40px', '138px', '120px']);
  });

  it('lies above it where there is no room below', () => {
    expect(placeOf(show({ left: 40, top: 500 }).list)).toEqual(['40px', '194px', '120px']);
  });

  it('stays inside the window', () => {
    expect(placeOf(show({ left: 900, top: 100 }).list)[0]).toBe('818px');
    expect(placeOf(show({ left: -20, top: 100 }).list)[0]).toBe('6px');
  });

  it('follows its parent when anything is scrolled, and leaves when it goes', () => {
    const { list, at, unmount } = show({ left: 40, top: 100 });
    expect(layer.enter).toHaveBeenLastCalledWith(list);
    at.mockReturnValue(new DOMRect(40, 60, 120, 32));
    fireEvent.scroll(document.body);
    expect(placeOf(list)[1]).toBe('98px');
    expect(layer.leave).not.toHaveBeenCalledWith(list);
    unmount();
    expect(layer.leave).toHaveBeenCalledWith(list);
  });
});
