import { describe, expect, it } from 'vitest';
import { defaultService, services } from '../../../content/services/catalogue.ts';
import { chosenService, neighboursOf } from './chosen-service.ts';

const ids = services.map(({ id }) => id);
const [known] = ids;
const unknown = Math.max(...ids) + 1;

describe('the service that the address names', () => {
  it.each(services)('is the one with the id $id', (named) => {
    const { service, isNamed } = chosenService(new URLSearchParams(`id=${named.id}`));
    expect(service.title).toBe(named.title);
    expect(isNamed).toBe(true);
  });

  it.each(['', 'id=', `id=${unknown}`, `id=${known}x`, `id=0${known}`])(
    'is the default one, unnamed, for "%s"',
    (query) => {
      const { service, isNamed } = chosenService(new URLSearchParams(query));
      expect(service).toBe(defaultService);
      expect(isNamed).toBe(false);
    },
  );
});

describe('the neighbours of a service', () => {
  it('stand before it in the list, the last before the first', () => {
    const before = services.map((service) => neighboursOf(service).previous.id);
    expect(before).toEqual([...ids.slice(-1), ...ids.slice(0, -1)]);
  });

  it('stand after it in the list, the first after the last', () => {
    const after = services.map((service) => neighboursOf(service).next.id);
    expect(after).toEqual([...ids.slice(1), ...ids.slice(0, 1)]);
  });
});
