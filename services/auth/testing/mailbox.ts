import { startTestMailServer } from '@portal/test-kit';
import { startAuth } from './running-auth';

/** Auth with a real mail server, and what arrives there. */
export async function startAuthWithMail({ env, ...options }: Parameters<typeof startAuth>[0] = {}) {
  const server = await startTestMailServer();
  const auth = await startAuth({ ...options, env: { SMTP_URL: server.url, ...env } });

  /** The e-mails to an address, oldest first, after everything in the queue was sent. */
  async function emailsTo(address: string) {
    await auth.flush();
    return server.emails.filter(({ to }) => to === address);
  }

  return {
    ...auth,
    server,
    emailsTo,

    /** The path of the newest link of a kind that was sent to an address. */
    async linkTo(address: string, page: '/reset-password' | '/confirm-email'): Promise<string> {
      const texts = (await emailsTo(address)).map(({ text }) => text);
      const links = texts.flatMap((text) => /http:\/\/localhost:8080(\/\S+)/.exec(text)?.[1] ?? []);
      return links.findLast((link) => link.startsWith(page)) ?? '';
    },

    async remove() {
      await auth.remove();
      await server.stop();
    },
  };
}

export type AuthWithMail = Awaited<ReturnType<typeof startAuthWithMail>>;
