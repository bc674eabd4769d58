import type { ServiceAccess } from './service-access';

/** What follows the name of a command. */
export interface CommandArguments {
  /** Empty where none was given. */
  subject: string;
  force: boolean;
}

export interface Command {
  usage: string;
  summary: string;
  /** Answers what to print; throws with what the operator has to know. */
  run(services: ServiceAccess, commandArguments: CommandArguments): Promise<string>;
}
