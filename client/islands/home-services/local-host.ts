const NAMES = ['localhost', '127.0.0.1', '[::1]'];
const ENDINGS = ['.localhost', '.local', '.test'];

/** As in `location.hostname`. */
export function isLocalHost(hostname: string): boolean {
  return NAMES.includes(hostname) || ENDINGS.some((ending) => hostname.endsWith(ending));
}
