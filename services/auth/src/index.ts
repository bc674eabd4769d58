import { defineService } from '@portal/service-kit';
import { buildApp } from './app';
import { authConfig } from './config';

export const authService = defineService({ service: 'auth', schema: authConfig, build: buildApp });
