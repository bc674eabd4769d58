import { defineService } from '@portal/service-kit';
import { buildApp } from './app';
import { orgEnvironment } from './config';

export type { OrgUseCases } from './app';
export const orgService = defineService({ service: 'org', schema: orgEnvironment, build: buildApp });
