import type { Foundation } from '../running/foundation';
import { createPostman, type Compose, type Postman } from './postman';
import { createSmtpTransport } from './transport';

/** Starts to send a service's mails; nothing for one that writes none, or that has no mail server. */
export async function startPostman(
  compose: Compose | undefined,
  { context, smtp }: Pick<Foundation<unknown>, 'context' | 'smtp'>,
): Promise<Postman | undefined> {
  if (!compose) return undefined;
  const { mails, store, settings, clock, logger, metrics } = context;
  await mails.buildIndexes();
  if (!smtp.url) {
    logger.warn('without SMTP_URL mails wait in the queue');
    return undefined;
  }
  const domain = smtp.from.slice(smtp.from.indexOf('@') + 1);
  const transport = createSmtpTransport(smtp.url, { name: portalName(settings), address: smtp.from });
  const postman = createPostman({ connection: store.connection, compose, transport, domain, clock, logger, metrics });
  mails.onCommitted = () => postman.nudge();
  postman.start();
  return postman;
}

/** What letters call the portal of an institute. */
export function portalName({ instituteName }: { instituteName: string }): string {
  return `${instituteName} student portal`;
}
