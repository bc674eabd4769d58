import { SERVICES, type ServiceName } from '@portal/contracts';
import { DomainError } from '@portal/service-kit';
import { Router } from 'express';
import swaggerUi from 'swagger-ui-express';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Calls of the portal</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/swagger-ui-standalone-preset.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** A file of its own, because the page may hold no inline script. */
const START = `SwaggerUIBundle({
  urls: ${JSON.stringify(SERVICES.map((name) => ({ name, url: `/api/docs/${name}.json` })))},
  dom_id: '#swagger-ui',
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  layout: 'StandaloneLayout',
});
`;

/** One page over the documents that all services make of their calls. */
export function docs(services: Record<ServiceName, string>): Router {
  const router = Router();
  router.get('/api/docs', (_req, res) => void res.type('html').send(PAGE));
  router.get('/api/docs/start.js', (_req, res) => void res.type('js').send(START));
  for (const name of SERVICES) {
    router.get(`/api/docs/${name}.json`, async (_req, res) => {
      const document = await readDocument(services[name]);
      res.set('Cache-Control', 'no-cache').json(document);
    });
  }
  router.use('/api/docs', swaggerUi.serve);
  return router;
}

async function readDocument(service: string): Promise<unknown> {
  try {
    const response = await fetch(new URL('/openapi.json', service), { signal: AbortSignal.timeout(3_000) });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return await response.json();
  } catch {
    throw new DomainError('SYSTEM.UNAVAILABLE', { retryAfter: 5 });
  }
}
