import { describe, expect, it } from 'vitest';
import { services } from '../../content/services/catalogue.ts';
import { normalizeAddress, routeOfAddress } from './fragment.ts';

const at = (pathname: string, hash = '', search = '') => ({ pathname, search, hash });

describe('the route that an address names', () => {
  it('is the fragment, where it begins with a slash', () => {
    expect(routeOfAddress(at('/', '#/projects/3'))).toBe('/projects/3');
    expect(routeOfAddress(at('/', '#/services?id=3#top'))).toBe('/services?id=3#top');
  });

  it('is the document, where there is no fragment', () => {
    expect(routeOfAddress(at('/'))).toBe('/');
    expect(routeOfAddress(at('/about'))).toBe('/about');
    for (const { slug, id } of services) {
      expect(routeOfAddress(at(`/services/${slug}`))).toBe(`/services?id=${id}`);
      expect(routeOfAddress(at(`/services/${slug}/`))).toBe(`/services?id=${id}`);
    }
  });

  it('keeps the current route under an anchor', () => {
    expect(routeOfAddress(at('/', '#newsletter'))).toBe('/#newsletter');
    expect(routeOfAddress(at('/', '#top'), '/careers')).toBe('/careers#top');
    expect(routeOfAddress(at('/careers', '#apply'))).toBe('/careers#apply');
  });

  it("honours the document's own query, and lets the fragment's win", () => {
    expect(routeOfAddress(at('/', '', '?scrollTop=true'))).toBe('/?scrollTop=true');
    expect(routeOfAddress(at('/', '#/services?id=5', '?id=3&scrollTop=true'))).toBe(
      '/services?id=5&scrollTop=true',
    );
  });

  it('survives a stray percent sign', () => {
    expect(routeOfAddress(at('/', '#/100%'))).toBe('/100%');
  });
});

describe('the normalized address', () => {
  it('gives the root an explicit route and leaves its query alone', () => {
    expect(normalizeAddress(at('/'))).toBe('#/');
    expect(normalizeAddress(at('/', '', '?utm_source=letter'))).toBe('?utm_source=letter#/');
    expect(normalizeAddress(at('/', '#newsletter'))).toBe('#newsletter');
  });

  it('keeps the route in front of an anchor, where it is not Home', () => {
    expect(normalizeAddress(at('/', '#top'), '/careers#top')).toBe('#/careers#top');
  });

  it('moves a document into the fragment', () => {
    expect(normalizeAddress(at('/projects/3'))).toBe('#/projects/3');
    expect(normalizeAddress(at('/about', '', '?tab=team'))).toBe('#/about?tab=team');
    expect(normalizeAddress(at('/projects/3', '#/about'))).toBe('#/about');
    expect(normalizeAddress(at('/contact', '#form'))).toBe('#/contact#form');
  });
});
