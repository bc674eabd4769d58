/** What the browser and the broker tests need that npm does not bring. */
export type Tool = 'chromium' | 'rabbitmq-server';

export interface Machine {
  missing: Tool[];
  isRoot: boolean;
  hasApt: boolean;
}

export interface Plan {
  commands: string[][];
  /** What nobody but the user can install, with how. */
  advice: string[];
}

const howTo: Record<Tool, string> = {
  chromium:
    'Chromium: "apt-get install chromium-headless-shell" on Debian, or "npx playwright install chromium", or set PLAYWRIGHT_CHROMIUM to its path.',
  'rabbitmq-server':
    'RabbitMQ 3.10 or later: "apt-get install rabbitmq-server" on Debian, or https://www.rabbitmq.com/docs/download, with rabbitmq-server on the PATH.',
};

const debianPackage: Record<Tool, string> = {
  chromium: 'chromium-headless-shell',
  'rabbitmq-server': 'rabbitmq-server',
};

/** How to get the tools that are missing, as far as this machine lets us. */
export function planInstall({ missing, isRoot, hasApt }: Machine): Plan {
  if (missing.length === 0) return { commands: [], advice: [] };
  if (isRoot && hasApt) {
    const commands = [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', ...missing.map((tool) => debianPackage[tool])],
    ];
    return { commands, advice: [] };
  }
  const commands = missing.includes('chromium') ? [['npx', 'playwright', 'install', 'chromium']] : [];
  return { commands, advice: missing.filter((tool) => tool !== 'chromium').map((tool) => howTo[tool]) };
}

/** What to tell the user when the tools are still missing after the plan was carried out. */
export function advise(missing: Tool[]): string[] {
  return missing.map((tool) => howTo[tool]);
}
