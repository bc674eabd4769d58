import { renderHook } from '@testing-library/react';
import { useFocusAfterDialog } from './use-focus-after-dialog';

it('the focus is moved once a dialog has closed, each time', () => {
  const focus = jest.fn();
  const { rerender, unmount } = renderHook((isOpen: boolean) => useFocusAfterDialog(isOpen, focus), {
    initialProps: false,
  });
  rerender(true);
  expect(focus).not.toHaveBeenCalled();
  rerender(false);
  expect(focus).toHaveBeenCalledTimes(1);
  rerender(false);
  expect(focus).toHaveBeenCalledTimes(1);
  rerender(true);
  rerender(false);
  expect(focus).toHaveBeenCalledTimes(2);
  rerender(true);
  unmount();
  expect(focus).toHaveBeenCalledTimes(2);
});
