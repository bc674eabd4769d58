import { defaultInstituteSettings, type InstituteSettings } from '@portal/contracts';
import { create } from 'zustand';
import { apiClient } from '../api/api-client';
import { pageData } from '../page-data';

const settingsStore = create<InstituteSettings>(() => defaultInstituteSettings);

/** Name, e-mail domain, time zone and lists of the institute that runs this portal. */
export function useInstituteSettings(): InstituteSettings {
  return settingsStore();
}

/** The settings of the institute, for code outside of components. */
export function getInstituteSettings(): InstituteSettings {
  return settingsStore.getState();
}

/**
 * Takes the settings from the page before the first one shows; a page without them asks for them. When that fails the
 * defaults stay.
 */
export async function loadInstituteSettings(): Promise<void> {
  try {
    const settings = pageData()?.settings ?? (await apiClient.get<Partial<InstituteSettings>>('/settings.json')).data;
    settingsStore.setState(settings);
  } catch (error) {
    console.warn('The settings of the institute could not be loaded.', error);
  }
}
