/** `npm run on-newest-lts -- <command>`: runs it on the newest LTS of Node, or on the installed one where npm cannot get that. */
import path from 'node:path';
import { installNode, NEWEST_LTS, runWithNode } from './runtimes';

const command = process.argv.slice(2);
if (command.length === 0) throw new Error('Name a command: npm run on-newest-lts -- npm test');
const programs = await installNode(NEWEST_LTS);
if (!programs) console.log(`Node ${NEWEST_LTS} cannot be had here: on ${process.version} instead.`);
if (!(await runWithNode(programs ?? path.dirname(process.execPath), command))) process.exitCode = 1;
