export { isMissing } from './unavailable-page/is-missing';
export { UnavailablePage, type UnavailablePageProps } from './unavailable-page/unavailable-page';
