import express, { type Express, type Request, type Response } from 'express';
import { accountChooserPage, expiredPage } from './pages.template';
import type { Person } from './directory';
import { createIdentityProvider, type ProviderOptions } from './provider';

const ADDRESS = /^[^@\s]{1,64}@[^@\s]{1,190}$/;

/** The provider with its one page. */
export async function createIdentityProviderApp(options: ProviderOptions): Promise<Express> {
  const { directory, redirectUri } = options;
  const provider = await createIdentityProvider(options);
  const app = express();
  app.disable('x-powered-by');

  app.get('/interaction/:uid', async (req, res) => {
    if (!(await isUnderWay(req, res))) return send(res.status(400), expiredPage());
    send(res, accountChooserPage(`/interaction/${encodeURIComponent(req.params.uid)}`, directory.offered));
  });

  app.post('/interaction/:uid', express.urlencoded({ extended: false, limit: '10kb' }), async (req, res) => {
    if (!(await isUnderWay(req, res))) return send(res.status(400), expiredPage());
    await provider.interactionFinished(req, res, resultOf(req.body as Record<string, unknown>), {
      mergeWithLastSubmission: false,
    });
  });

  async function isUnderWay(req: Request, res: Response): Promise<boolean> {
    return provider.interactionDetails(req, res).then(
      () => true,
      () => false,
    );
  }

  function resultOf(form: Record<string, unknown>) {
    const person = typedPerson(form) ?? directory.find(String(form.email));
    if (form.cancel !== undefined || !person) return { error: 'access_denied', error_description: 'cancelled' };
    directory.add(person);
    return { login: { accountId: person.email } };
  }

  function send(res: Response, html: string): void {
    // The form leads through this provider back to the portal, and browsers follow that only where they may.
    const targets = `'self' ${new URL(redirectUri).origin}`;
    res.set({
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; form-action ${targets}; frame-ancestors 'none'`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    });
    res.type('html').send(html);
  }

  // Whoever signed in here before is forgotten: one browser may be several people.
  app.use('/auth', (req, _res, next) => {
    req.headers.cookie = req.headers.cookie?.replaceAll(/_session(\.sig)?=[^;]*;? ?/g, '');
    next();
  });
  app.use(provider.callback());
  return app;
}

/** Anybody, from any domain: what the portal makes of it is what people come here to see. */
function typedPerson({ typed, name, email, verified }: Record<string, unknown>): Person | null {
  if (typed === undefined || typeof name !== 'string' || typeof email !== 'string') return null;
  const address = email.trim().toLowerCase();
  return ADDRESS.test(address) ? { email: address, name: name.trim(), isVerified: verified === 'yes' } : null;
}
