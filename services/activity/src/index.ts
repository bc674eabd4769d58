import { defineService } from '@portal/service-kit';
import { buildApp } from './app';
import { activityEnvironment } from './config';

export const activityService = defineService({ service: 'activity', schema: activityEnvironment, build: buildApp });
