import { defaultInstituteSettings, type InstituteSettings } from '@portal/contracts';
import { create } from 'zustand';
import { apiClient } from '../api/api-client';

const settingsStore = create<InstituteSettings>(() => defaultInstituteSettings);

/** Name, e-mail domain, time zone and lists of the institute that runs this portal. */
export function useInstituteSettings(): InstituteSettings {
  return settingsStore();
}

/** The same outside components. */
export function getInstituteSettings(): InstituteSettings {
  return settingsStore.getState();
}

/** Fetched once, before the first page shows; without an answer the defaults stay, and the portal works on. */
export async function loadInstituteSettings(): Promise<void> {
  try {
    const { data } = await apiClient.get<Partial<InstituteSettings>>('/settings.json');
    settingsStore.setState(data);
  } catch (error) {
    console.warn('The settings of the institute could not be loaded.', error);
  }
}
