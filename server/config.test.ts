import { describe, expect, it } from 'vitest';
import { company } from '../content/company.ts';
import { readConfig } from './config.ts';

describe('the settings', () => {
  it('all have a default', () => {
    expect(readConfig({})).toMatchObject({
      isDevelopment: false,
      host: '127.0.0.1',
      port: 3000,
      siteUrl: new URL('http://localhost:3000'),
      hasSiteUrl: false,
      databaseUrl: undefined,
      mail: {
        smtpUrl: undefined,
        from: { name: company.name, address: company.email },
        to: company.email,
      },
      sendsMorningMail: false,
      formEndpoint: '/api/contact',
      operatorToken: undefined,
      trustedProxies: [],
      drainMs: 0,
      logLevel: 'info',
    });
  });

  it('may be left empty', () => {
    expect(readConfig({ SMTP_URL: '', SITE_URL: ' ', PORT: '' })).toEqual(readConfig({}));
  });

  it('build the public URL from the port', () => {
    expect(readConfig({ PORT: '8080' }).siteUrl.origin).toBe('http://localhost:8080');
  });

  it('are production unless they say development', () => {
    const isDevelopment = (name?: string) => readConfig({ NODE_ENV: name }).isDevelopment;
    expect([undefined, 'test', 'staging', 'production'].map(isDevelopment)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(isDevelopment('development')).toBe(true);
  });

  it.each([
    ['PORT', '3000x'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['SITE_URL', 'renovations.example'],
    ['SITE_URL', 'https://renovations.example/site'],
    ['SITE_URL', 'ftp://renovations.example'],
    ['SITE_URL', 'https://user@renovations.example'],
    ['SITE_URL', 'https://*.ca'],
    ['SITE_URL', 'https://a..ca'],
    ['SITE_URL', 'https://example.ca;x'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'postgres:///renovations'],
    ['SMTP_URL', 'mail.example.ca'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp:mail.example.ca'],
    ['MAIL_FROM', 'a@example.ca, b@example.ca'],
    ['MAIL_FROM', 'Name <a@example.ca>\r\nBcc: b@example.ca'],
    ['MAIL_FROM', 'Bob <bob@example.ca'],
    ['MAIL_FROM', 'bob@example.ca>'],
    ['MAIL_FROM', '"Bob <bob@example.ca>'],
    ['MAIL_TO', 'a@example.ca, b@example.ca'],
    ['MORNING_MAIL', 'yes'],
    ['FORM_ENDPOINT', '//forms.example'],
    ['FORM_ENDPOINT', 'forms'],
    ['FORM_ENDPOINT', '/\t/forms.example'],
    ['FORM_ENDPOINT', '/..//forms.example'],
    ['FORM_ENDPOINT', 'https://*.example/f'],
    ['FORM_ENDPOINT', 'https://'],
    ['OPERATOR_TOKEN', 'short'],
    ['TRUST_PROXY', '10.0.0.300'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '10.0.0.1, 10.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/00'],
    ['TRUST_PROXY', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['DRAIN_SECONDS', '10s'],
  ])('refuse a %s of %j and say what it should be', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^The settings cannot be used:\\n  ${name} should be .{10,}$`),
    );
  });

  it('are reported all at once, without their values', () => {
    const read = () => readConfig({ PORT: 'x', SMTP_URL: 'secret-password', LOG_LEVEL: 'loud' });
    expect(read).toThrow(/PORT should be [\s\S]*SMTP_URL should be [\s\S]*LOG_LEVEL should be /);
    expect(read).not.toThrow(/secret-password/);
  });

  it.each([
    ['MAIL_FROM', 'Site <site@renovations.example>', { name: 'Site', address: 'site@renovations.example' }],
    ['MAIL_FROM', 'site@renovations.example', { name: '', address: 'site@renovations.example' }],
    [
      'MAIL_FROM',
      '"Walls, Floors" <site@renovations.example>',
      { name: 'Walls, Floors', address: 'site@renovations.example' },
    ],
  ])('read a %s of %j', (name, value, from) => {
    expect(readConfig({ [name]: value }).mail.from).toEqual(from);
  });

  it('refuse a FORM_ENDPOINT on http where the site is on https, from which browsers would not post', () => {
    const read = (SITE_URL: string) => readConfig({ SITE_URL, FORM_ENDPOINT: 'http://forms.example/f' });
    expect(() => read('https://example.ca')).toThrow(
      /^The settings cannot be used:\n {2}FORM_ENDPOINT should be an https address/,
    );
    expect(read('http://127.0.0.1:3000').formEndpoint).toBe('http://forms.example/f');
    const onThisMachine = { SITE_URL: 'https://example.ca', FORM_ENDPOINT: 'http://127.0.0.1:8080/f' };
    expect(readConfig(onThisMachine).formEndpoint).toBe('http://127.0.0.1:8080/f');
  });

  it.each([
    ['/api/contact', '/api/contact'],
    ['/forms/"x">?to="y"#"z"', '/forms/%22x%22%3E?to=%22y%22#%22z%22'],
    ['https://forms.example/f/"abc"', 'https://forms.example/f/%22abc%22'],
    ['HTTPS://Forms.Example/f', 'https://forms.example/f'],
  ])('take the FORM_ENDPOINT %s as the URL that a browser makes of it', (value, endpoint) => {
    expect(readConfig({ FORM_ENDPOINT: value }).formEndpoint).toBe(endpoint);
  });

  it.each([
    'https://example.ca',
    'http://127.0.0.1:3000',
    'https://[::1]:8443',
    'https://rénovation.example',
  ])('take the SITE_URL %s', (value) => {
    expect(readConfig({ SITE_URL: value }).siteUrl).toEqual(new URL(value));
  });

  it.each([
    'postgres://user:password@database.example:5432/renovations',
    'postgresql:///renovations?host=/var/run/postgresql',
    'postgres://user@%2Fvar%2Frun%2Fpostgresql/renovations',
  ])('take the database %s, on another machine or behind a socket', (address) => {
    expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address);
  });

  it('take proxies as addresses and ranges', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16,::1,loopback' }).trustedProxies).toEqual([
      '10.0.0.1',
      '10.1.0.0/16',
      '::1',
      'loopback',
    ]);
  });
});
