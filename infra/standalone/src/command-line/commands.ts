import { endSessions, makePresident, rotateKeys, rotateRecordKeys } from './account-commands';
import type { Command } from './command';
import { listDeadLetters, rebuild, replay } from './history-commands';
import { repairStore } from './repair-command';

/** Every command of `npm run portal -- <command>`. */
export const commands: Readonly<Record<string, Command>> = {
  'make-president': {
    usage: 'make-president <email> [--force]',
    summary: 'makes a registered person president; with --force also where there is one',
    run: makePresident,
  },
  'end-sessions': {
    usage: 'end-sessions <email>',
    summary: 'signs a person out everywhere, at once',
    run: endSessions,
  },
  'rotate-keys': {
    usage: 'rotate-keys',
    summary: 'makes a new key for access tokens; nobody is signed out',
    run: rotateKeys,
  },
  'rotate-record-keys': {
    usage: 'rotate-record-keys',
    summary: 'makes a new key for records; those that were signed before can still be verified',
    run: rotateRecordKeys,
  },
  rebuild: {
    usage: 'rebuild <service>.<copy>',
    summary: "rebuilds a copy of other services' data while it stays in use, e.g. feedback.targets",
    run: rebuild,
  },
  'dead-letters': {
    usage: 'dead-letters <service>',
    summary: 'lists what the service could not handle',
    run: listDeadLetters,
  },
  replay: {
    usage: 'replay <service>',
    summary: 'gives the service once more what it could not handle',
    run: replay,
  },
  'repair-store': {
    usage: 'repair-store',
    summary: 'lets a stopped portal with a damaged journal go on from the last commit before the damage',
    run: repairStore,
  },
  help: { usage: 'help', summary: 'shows this list', run: async () => describeCommands() },
};

export function describeCommands(): string {
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(36)}${summary}`);
  return ['npm run portal -- <command>, also while the portal runs:', ...lines].join('\n');
}
