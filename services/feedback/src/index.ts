import { defineService } from '@portal/service-kit';
import { buildApp } from './app';
import { feedbackEnvironment } from './config';

export type { FeedbackUseCases } from './app';
export const feedbackService = defineService({ service: 'feedback', schema: feedbackEnvironment, build: buildApp });
