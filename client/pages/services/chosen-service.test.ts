import { describe, expect, it } from 'vitest';
import { services } from '../../../content/services/catalogue.ts';
import { chosenService, neighboursOf } from './chosen-service.ts';

describe('the service that the address names', () => {
  it('is the one with that id', () => {
    const { service, isNamed } = chosenService(new URLSearchParams('id=3'));
    expect(service.title).toBe('Kitchen Renovations');
    expect(isNamed).toBe(true);
  });

  it.each(['', 'id=', 'id=99', 'id=3x', 'id=03'])('is the first one, unnamed, for "%s"', (query) => {
    const { service, isNamed } = chosenService(new URLSearchParams(query));
    expect(service.id).toBe(1);
    expect(isNamed).toBe(false);
  });
});

describe('the neighbours of a service', () => {
  it('stand before and after it in the list', () => {
    const { previous, next } = neighboursOf(services[2]);
    expect([previous.id, next.id]).toEqual([2, 4]);
  });

  it('close the ring at both ends', () => {
    expect(neighboursOf(services[0]).previous.id).toBe(14);
    expect(neighboursOf(services[13]).next.id).toBe(1);
  });
});
