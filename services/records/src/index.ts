import { defineService } from '@portal/service-kit';
import { buildApp } from './app';
import { recordsEnvironment } from './config';

export type { RecordsUseCases } from './app';

export const recordsService = defineService({ service: 'records', schema: recordsEnvironment, build: buildApp });
