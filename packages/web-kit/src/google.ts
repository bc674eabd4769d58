export { GoogleLogo } from './google/google-logo';
export { googleSignInPath } from './google/google-sign-in-path';
