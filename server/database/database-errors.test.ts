import { describe, expect, it } from 'vitest';
import { isOutOfService } from './database-errors.ts';

const withCode = (code: string) => Object.assign(new Error(`connect ${code}`), { code });

describe('a database', () => {
  it.each(['ECONNREFUSED', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'])(
    'is out of service when the network says %s, also of each of its addresses',
    (code) => {
      expect(isOutOfService(withCode(code))).toBe(true);
      expect(isOutOfService(new AggregateError([withCode(code), withCode(code)]))).toBe(true);
    },
  );

  it('is not blamed for a mistake of ours', () => {
    expect(isOutOfService(new TypeError('x is undefined'))).toBe(false);
    expect(isOutOfService(withCode('ENOENT'))).toBe(false);
  });
});
