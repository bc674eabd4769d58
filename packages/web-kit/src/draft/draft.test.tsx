import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calls } from '@portal/contracts';
import { act, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createBlockableHistory } from '../navigation/navigation-blocker';
import { PortalRouter } from '../navigation/portal-router';
import { emitPortalEvent } from '../portal/portal-events';
import { signIn, signOut } from '../sign-in/session-store';
import { answers, personAs, portalServer, renderWithPortal } from '../testing';
import { UnsavedChangesWarning } from './unsaved-changes-warning';
import { useDraft } from './use-draft';

const server = portalServer();

function Form() {
  const draft = useDraft<string>('form');
  const [text, setText] = useState(draft.stored ?? '');
  return (
    <input
      aria-label="Title"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        draft.store(target.value);
      }}
    />
  );
}

function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <p>At {pathname}</p>
      {pathname === '/form' ? <UnsavedChangesWarning when /> : null}
    </>
  );
}

describe('what was typed', () => {
  afterEach(() => sessionStorage.clear());

  it('is still there after the form was closed, for the same person only', async () => {
    const first = renderWithPortal(<Form />, { as: 'PRESIDENT' });
    await first.user.type(screen.getByLabelText('Title'), 'Robowars');
    first.unmount();
    const second = renderWithPortal(<Form />, { as: 'PRESIDENT' });
    expect(screen.getByLabelText('Title')).toHaveValue('Robowars');
    second.unmount();
    renderWithPortal(<Form />, { as: 'visitor' });
    expect(screen.getByLabelText('Title')).toHaveValue('');
  });

  it('is forgotten when I sign out, and when somebody else signs in after my session ended', async () => {
    const type = async () => {
      const { user, unmount } = renderWithPortal(<Form />, { as: 'PRESIDENT' });
      await user.type(screen.getByLabelText('Title'), 'Robowars');
      unmount();
    };
    server.use(answers(calls.logout, { message: 'Logout Successful' }));
    await type();
    await signOut();
    expect(sessionStorage).toHaveLength(0);
    await type();
    emitPortalEvent('portal:session', { change: 'expired' });
    signIn(personAs('PRESIDENT'));
    expect(sessionStorage).toHaveLength(1);
    signIn(personAs('STUDENT', { _id: '65a0000000000000000000ff' }));
    expect(sessionStorage).toHaveLength(0);
  });

  it('is asked about before the page is left, and kept when the person stays', async () => {
    window.history.replaceState(null, '', '/form');
    const history = createBlockableHistory();
    render(
      <PortalRouter history={history}>
        <Page />
      </PortalRouter>,
    );
    const user = userEvent.setup();
    act(() => history.navigator.push('/events'));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.getByText('At /form')).toBeInTheDocument();
    act(() => history.navigator.push('/events'));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('At /events')).toBeInTheDocument();
  });

  it('is asked about on Back too', async () => {
    window.history.replaceState(null, '', '/events');
    const history = createBlockableHistory();
    render(
      <PortalRouter history={history}>
        <Page />
      </PortalRouter>,
    );
    act(() => history.navigator.push('/form'));
    await screen.findByText('At /form');
    window.history.back();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('At /events')).toBeInTheDocument();
  });
});
