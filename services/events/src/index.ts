import { defineService } from '@portal/service-kit';
import { buildApp } from './app';
import { eventsEnvironment } from './config';

export type { EventsUseCases } from './app';
export const eventsService = defineService({ service: 'events', schema: eventsEnvironment, build: buildApp });
