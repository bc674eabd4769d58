import express, { type Express, type Request, type Response } from 'express';
import type { Directory, Person } from './directory';
import { accountChooserPage, expiredPage } from './pages.template';
import { createIdentityProvider, type ProviderOptions } from './provider';

const EMAIL_ADDRESS = /^[^@\s]{1,64}@[^@\s]{1,190}$/;

/** The provider with its page to choose an account. */
export async function createIdentityProviderApp(options: ProviderOptions): Promise<Express> {
  const { client, directory } = options;
  const provider = await createIdentityProvider(options);
  const app = express();
  app.disable('x-powered-by');
  app.use('/interaction', securityHeaders(new URL(client.redirectUri).origin));

  app.get('/interaction/:uid', async (req, res) => {
    if (!(await hasInteraction(req, res))) return void res.status(400).send(expiredPage());
    res.send(accountChooserPage(`/interaction/${encodeURIComponent(req.params.uid)}`, directory.offered));
  });

  app.post('/interaction/:uid', express.urlencoded({ extended: false, limit: '10kb' }), async (req, res) => {
    if (!(await hasInteraction(req, res))) return void res.status(400).send(expiredPage());
    const result = resultOf(req.body as Record<string, unknown>, directory);
    await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
  });

  async function hasInteraction(req: Request, res: Response): Promise<boolean> {
    return provider.interactionDetails(req, res).then(
      () => true,
      () => false,
    );
  }

  // The provider forgets who signed in before, since one browser may be several people.
  app.use('/auth', (req, _res, next) => {
    req.headers.cookie = req.headers.cookie?.replaceAll(/_session(\.sig)?=[^;]*;? ?/g, '');
    next();
  });
  app.use(provider.callback());
  return app;
}

function securityHeaders(portalOrigin: string): express.RequestHandler {
  // The form is redirected to the portal, and browsers follow a form's redirects only to the origins of form-action.
  const policy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${portalOrigin}; frame-ancestors 'none'`;
  return (_req, res, next) => {
    res.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    next();
  };
}

function resultOf(form: Record<string, unknown>, directory: Directory) {
  const person = typedPerson(form) ?? directory.find(String(form.email));
  if (form.cancel !== undefined || !person) return { error: 'access_denied', error_description: 'cancelled' };
  directory.add(person);
  return { login: { accountId: person.email } };
}

/** Any name and address, from any domain, so that people can see how the portal treats them. */
function typedPerson({ typed, name, email, verified }: Record<string, unknown>): Person | null {
  if (typed === undefined || typeof name !== 'string' || typeof email !== 'string') return null;
  const address = email.trim().toLowerCase();
  return EMAIL_ADDRESS.test(address) ? { email: address, name: name.trim(), isVerified: verified === 'yes' } : null;
}
