/**
 * Opens a dialog before the first test: what comes with the first one would otherwise come in the middle of whichever
 * test is the first to open one.
 */
import { render, screen } from '@testing-library/react';
import 'react-aria-components';
import { Overlay } from '../src/dialog/overlay';

const { unmount } = render(
  <Overlay isOpen label="A dialog" positionClass="">
    {null}
  </Overlay>,
);
await screen.findByRole('dialog', {}, { timeout: 60_000 });
unmount();
