import path from 'node:path';
import { calls, type InstituteSettings, type ServiceName } from '@portal/contracts';
import type { Logger } from '@portal/service-kit';
import { formatInstant } from '@portal/service-kit/institute-time';
import escapeHtml from 'escape-html';
import type { Request } from 'express';
import findMyWay from 'find-my-way';
import * as z from 'zod';
import { forwardedHeadersOf } from '../guards/forwarded-headers';
import { cacheFile } from './file-cache';
import { PORTAL_DESCRIPTION } from './web-app-manifest';

/** The HTML does not wait longer for the event that a link leads to. */
const WAIT_MS = 1_000;
const EVENT_PAGE = '/events/:id';

/** `page-titles.json`, which the build of the shell writes, by the paths of pages. */
const titlesFile = z.record(z.string(), z.object({ title: z.string(), isPublic: z.boolean() }));
type PageTitle = z.infer<typeof titlesFile>[string];

/** What a preview shows of an event; nothing else of it comes into the HTML. */
const previewedEvent = calls.readEvent.answer.pick({ title: true, status: true, schedule: true });

interface Dependencies {
  shellDir: string;
  services: Record<ServiceName, string>;
  settings: InstituteSettings;
  publicOrigin: URL;
  logger: Logger;
}

interface Preview {
  title: string;
  description: string;
}

/** Gives the HTML of a page its title, and of a page that visitors may open what chats show of a link to it (Open Graph). */
export function createReadHead({ shellDir, services, settings, publicOrigin, logger }: Dependencies) {
  const { instituteName, timeZone } = settings;
  const readRouter = cacheFile(path.join(shellDir, 'page-titles.json'), (text) => {
    try {
      return routerOf(titlesFile.parse(JSON.parse(text)));
    } catch (error) {
      logger.warn({ err: error }, 'the titles of pages cannot be read');
      return null;
    }
  });

  /** As a visitor is answered, also where an officer asks. */
  async function previewEvent(id: string, headers: Request['headers']): Promise<Preview | null> {
    const url = services.events + calls.readEvent.path.replace(':id', encodeURIComponent(id));
    const answer = await fetch(url, { headers: forwardedHeadersOf(headers), signal: AbortSignal.timeout(WAIT_MS) });
    const event = previewedEvent.safeParse(answer.ok ? await answer.json() : null).data;
    if (!event) return null;
    const { start, venue } = event.schedule;
    const facts = [
      event.status === 'cancelled' ? 'Cancelled' : '',
      start ? formatInstant(new Date(start), 'EEE, d MMM yyyy, h:mm aaa', timeZone) : '',
      venue,
    ];
    return { title: event.title, description: facts.filter(Boolean).join(' · ') || PORTAL_DESCRIPTION };
  }

  async function previewOf({ title }: PageTitle, eventId: string | undefined, req: Request): Promise<Preview> {
    // Browsers say what they ask for; they show the page, which gives itself the title of its event.
    const isBrowser = req.headers['sec-fetch-dest'] !== undefined;
    const event = eventId && !isBrowser ? await previewEvent(eventId, req.headers).catch(() => null) : null;
    return event ?? { title, description: PORTAL_DESCRIPTION };
  }

  return async function readHead(req: Request, pagePath: string): Promise<string> {
    const match = (await readRouter())?.find('GET', pagePath);
    if (!match) return titleTag(`Portal · ${instituteName}`);
    const { page, pattern } = match.store as StoredTitle;
    if (!isPreviewed(page, pattern)) return titleTag(`${page.title} · ${instituteName}`);
    const { title, description } = await previewOf(page, pattern === EVENT_PAGE ? match.params.id : undefined, req);
    const url = publicOrigin.origin + req.path;
    const tags = { type: 'website', site_name: instituteName, title, description, url };
    return titleTag(`${title} · ${instituteName}`) + Object.entries(tags).map(metaTag).join('');
  };
}

/** Parameters that are no id of an event are secrets of links, as of a new password, which belong into no HTML. */
const isPreviewed = ({ isPublic }: PageTitle, pattern: string) =>
  isPublic && (pattern === EVENT_PAGE || !pattern.includes(':'));

interface StoredTitle {
  page: PageTitle;
  pattern: string;
}

function routerOf(titles: Record<string, PageTitle>) {
  const router = findMyWay();
  for (const [pattern, page] of Object.entries(titles)) {
    router.on('GET', pattern, () => undefined, { page, pattern } satisfies StoredTitle);
  }
  return router;
}

const titleTag = (title: string) => `<title>${escapeHtml(title)}</title>`;
const metaTag = ([property, content]: [string, string]) =>
  `<meta property="og:${property}" content="${escapeHtml(content)}">`;
