import { expect, test } from 'vitest';
import { isLocalHost } from './home-services.tsx';

test.each(['localhost', '127.0.0.1', '[::1]', 'site.localhost', 'studio.local', 'renovations.test'])(
  '%s is a local host',
  (hostname) => {
    expect(isLocalHost(hostname)).toBe(true);
  },
);

test.each(['renovations.example', 'localhost.example', 'notlocalhost', 'test', '127.0.0.10', 'mylocal'])(
  '%s is not a local host',
  (hostname) => {
    expect(isLocalHost(hostname)).toBe(false);
  },
);
