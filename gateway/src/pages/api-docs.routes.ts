import { SERVICES, type ServiceName } from '@portal/contracts';
import { DomainError } from '@portal/service-kit';
import { Router } from 'express';
import swaggerUi from 'swagger-ui-express';

const REQUEST_TIMEOUT_MS = 3_000;

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

/** Served as a file, because the content security policy forbids inline scripts. */
const START_SCRIPT = `SwaggerUIBundle({
  urls: ${JSON.stringify(SERVICES.map((name) => ({ name, url: `/api/docs/${name}.json` })))},
  dom_id: '#swagger-ui',
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  layout: 'StandaloneLayout',
});
`;

/** One page over the OpenAPI documents of all services. */
export function createApiDocsRoutes(services: Record<ServiceName, string>): Router {
  const router = Router();
  router.get('/api/docs', (_req, res) => void res.type('html').send(PAGE));
  router.get('/api/docs/start.js', (_req, res) => void res.type('js').send(START_SCRIPT));
  for (const name of SERVICES) {
    router.get(`/api/docs/${name}.json`, async (_req, res) => {
      const document = await fetchOpenApiDocument(services[name]);
      res.set('Cache-Control', 'no-cache').json(document);
    });
  }
  router.use('/api/docs', swaggerUi.serve);
  return router;
}

async function fetchOpenApiDocument(serviceUrl: string): Promise<unknown> {
  try {
    const response = await fetch(new URL('/openapi.json', serviceUrl), {
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return await response.json();
  } catch {
    throw new DomainError('SYSTEM.UNAVAILABLE', { retryAfter: 5 });
  }
}
