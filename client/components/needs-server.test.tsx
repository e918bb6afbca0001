import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon } from '../ui/icon.tsx';
import { InsteadOfForm } from './needs-server.tsx';

it('a form that cannot be sent is not replaced by a check mark', () => {
  const [check] = / d="[^"]+"/.exec(renderToStaticMarkup(<Icon name="check" />)) ?? [];
  expect(renderToStaticMarkup(<InsteadOfForm />)).not.toContain(check);
});
