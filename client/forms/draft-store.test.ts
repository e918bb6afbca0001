// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { discardDraft, readDraft, saveDraft } from './draft-store.ts';
import { removeOldRecords } from './old-records.ts';

const DAY = 24 * 60 * 60 * 1000;
const stored = memoryStorage();

describe('a draft', () => {
  it('comes back as it was typed', () => {
    saveDraft('contact', { name: 'Ada', message: '' }, 0);
    expect(readDraft('contact', DAY)).toEqual({ name: 'Ada', message: '' });
  });

  it('is gone after seven days', () => {
    saveDraft('contact', { name: 'Ada' }, 0);
    expect(readDraft('contact', 7 * DAY - 1)).not.toBeNull();
    expect(readDraft('contact', 7 * DAY)).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('is gone then even if its form is never shown again, unlike what is not ours', () => {
    saveDraft('/desk/site/projects/3 7', { title: 'A porch' }, 0);
    saveDraft('contact', { name: 'Ada' }, 1);
    stored.set('of another script', '{"savedAt":0}');
    stored.set('draft:of another script', 'no JSON');
    removeOldRecords(7 * DAY);
    expect([...stored.keys()]).toEqual(['draft:contact', 'of another script', 'draft:of another script']);
  });

  it('is deleted when all its fields are empty', () => {
    saveDraft('contact', { name: 'Ada' }, 0);
    saveDraft('contact', { name: ' ' }, 0);
    expect(readDraft('contact', 0)).toBeNull();
  });

  it('can be discarded, and broken storage counts as none', () => {
    saveDraft('contact', { name: 'Ada' }, 0);
    discardDraft('contact');
    expect(readDraft('contact', 0)).toBeNull();
    stored.set('draft:contact', '{half');
    expect(readDraft('contact', 0)).toBeNull();
  });
});
