import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPage, type Prefetch } from './lazy-page';

const pageInSuspense = (Page: ReturnType<typeof lazyPage>) => (
  <Suspense fallback={<p>Loading...</p>}>
    <Page />
  </Suspense>
);

describe('a page whose code loads when it is needed', () => {
  it('shows that it loads when it is opened, and then itself', async () => {
    let arrive: (Page: () => ReactNode) => void = () => undefined;
    const Page = lazyPage(() => new Promise((resolve) => (arrive = resolve)));
    render(pageInSuspense(Page));
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    await act(async () => arrive(() => <h1>Events</h1>));
    expect(screen.getByRole('heading', { name: 'Events' })).toBeInTheDocument();
  });

  it('shows itself at once when it was loaded before', async () => {
    const Page = lazyPage(() => Promise.resolve(() => <h1>Events</h1>));
    await Page.preload();
    render(pageInSuspense(Page));
    expect(screen.getByRole('heading', { name: 'Events' })).toBeInTheDocument();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });

  it('says what it asks first, when it has loaded', async () => {
    const prefetch: Prefetch = () => [];
    await expect(lazyPage(() => Promise.resolve(Object.assign(() => null, { prefetch }))).preload()).resolves.toBe(
      prefetch,
    );
    await expect(lazyPage(() => Promise.resolve(() => null)).preload()).resolves.toBeUndefined();
  });

  it('keeps what is typed when a link to it is pointed at while it is open', async () => {
    function Form() {
      const [text, setText] = useState('');
      return <input aria-label="Title" value={text} onChange={(event) => setText(event.target.value)} />;
    }
    const Page = lazyPage(() => Promise.resolve(Form));
    const { rerender } = render(pageInSuspense(Page));
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Chess');
    await act(() => Page.preload());
    rerender(pageInSuspense(Page));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Chess');
  });

  it('can be loaded again after its code did not arrive', async () => {
    let isDeployed = false;
    const Page = lazyPage(() =>
      isDeployed ? Promise.resolve(() => <h1>Events</h1>) : Promise.reject(new Error('404')),
    );
    await expect(Page.preload()).rejects.toThrow('404');
    isDeployed = true;
    await Page.preload();
    render(pageInSuspense(Page));
    expect(screen.getByRole('heading', { name: 'Events' })).toBeInTheDocument();
  });
});
