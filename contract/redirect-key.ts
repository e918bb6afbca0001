/** Where a static host's 404 page leaves the wanted address for the app. */
export const REDIRECT_KEY = 'redirect';
