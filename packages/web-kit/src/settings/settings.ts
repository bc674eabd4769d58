import { defaultInstituteSettings, type InstituteSettings } from '@portal/contracts';
import { create } from 'zustand';
import { apiClient } from '../api/api-client';

const settingsStore = create<InstituteSettings>(() => defaultInstituteSettings);

/** Name, e-mail domain, time zone and lists of the institute that runs this portal. */
export function useInstituteSettings(): InstituteSettings {
  return settingsStore();
}

/** The settings of the institute, for code outside of components. */
export function getInstituteSettings(): InstituteSettings {
  return settingsStore.getState();
}

/** Loads the settings before the first page shows; when that fails the defaults stay. */
export async function loadInstituteSettings(): Promise<void> {
  try {
    const { data } = await apiClient.get<Partial<InstituteSettings>>('/settings.json');
    settingsStore.setState(data);
  } catch (error) {
    console.warn('The settings of the institute could not be loaded.', error);
  }
}
