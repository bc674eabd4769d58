import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFrontEnds, openGateway } from '../testing/test-gateway';
import { findStaticDirs } from './static-files.routes';

let frontEnds: Awaited<ReturnType<typeof buildFrontEnds>>;
let gateway: Awaited<ReturnType<typeof openGateway>>;
beforeEach(async () => {
  frontEnds = await buildFrontEnds();
  gateway = await openGateway({}, { staticDirs: findStaticDirs(frontEnds.root) });
});
afterEach(async () => {
  await gateway.stop();
  await frontEnds.remove();
});

async function open(cookie = '') {
  const response = await gateway.send('/events', { headers: { Accept: 'text/html', Cookie: cookie } });
  const html = await response.text();
  const stored = /"scripts":"([\w-]+)"/.exec(html)?.[1];
  return { html, stored, policy: response.headers.get('content-security-policy') ?? '' };
}

const FILES = /<script defer[^>]* src="\/assets\/(\w+)\.0a1b2c3d\.js">/g;
const inlineOf = (html: string) =>
  [...html.matchAll(/<script data-file="([^"]+)">(.*?)<\/script>/g)].map(([, file, text]) => [file, text]);

describe('the HTML of a first visit', () => {
  it('has the scripts of the shell in it, in their order, at the end of the page', async () => {
    const { html } = await open();
    expect(inlineOf(html)).toEqual([
      ['/assets/libraries.0a1b2c3d.js', 'libraries()'],
      ['/assets/main.0a1b2c3d.js', 'main()'],
    ]);
    expect(html.match(FILES)).toBeNull();
    expect(html).toMatch(/main\(\)<\/script><\/body>$/);
  });

  it('lets just these scripts run', async () => {
    const { policy } = await open();
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(hashOf('libraries()'));
    expect(policy).toContain(hashOf('main()'));
    expect(policy).not.toContain('unsafe-inline');
  });

  it('is followed by HTML that names the scripts, once the browser says that it has stored them', async () => {
    const { stored } = await open();
    const { html } = await open(`portal_scripts=${stored}`);
    expect(html.match(FILES)).toHaveLength(2);
    expect(inlineOf(html)).toEqual([]);
  });

  it('is that of a browser that has stored the scripts of an older build', async () => {
    const { stored } = await open();
    const file = path.join(frontEnds.root, 'shell/dist/index.html');
    const script = '<script defer src="/assets/main.0a1b2c3d.js"></script>';
    await writeFile(file, `<head><script id="portal-page">null</script>${script}</head><body></body>`);
    expect(inlineOf((await open(`portal_scripts=${stored}`)).html)).toEqual([['/assets/main.0a1b2c3d.js', 'main()']]);
  });

  it.each(['a("</script>")', 'a("<!--")'])(
    'names the scripts when HTML would take one for something else: %s',
    async (text) => {
      await writeFile(path.join(frontEnds.root, 'shell/dist/assets/main.0a1b2c3d.js'), text);
      const { html } = await open();
      expect(html.match(FILES)).toHaveLength(2);
      expect(inlineOf(html)).toEqual([]);
    },
  );
});
