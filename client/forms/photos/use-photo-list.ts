import { useEffect } from 'react';
import { PHOTOS_MAX, photosMessages } from '../../../contract/forms/photos.ts';
import { createStore } from '../../ui/store.ts';
import { useStore } from '../../ui/use-store.ts';
import { obviousProblem, type PreparedPhoto, preparePhoto } from './prepare-photo.ts';

type PhotoState = {
  readonly photos: readonly PreparedPhoto[];
  /** The files that are still to be resized. */
  readonly waiting: readonly File[];
  readonly problems: readonly string[];
  /** The status message for screen readers. */
  readonly status: string;
};

const NONE: PhotoState = { photos: [], waiting: [], problems: [], status: '' };

/** By the id of their input. In memory, so that photos survive navigations in this tab, and are resized meanwhile. */
const lists = new Map<string, ReturnType<typeof createPhotoList>>();

function photoListOf({ id }: HTMLInputElement) {
  const list = lists.get(id) ?? createPhotoList();
  lists.set(id, list);
  return list;
}

function createPhotoList() {
  const store = createStore(NONE);
  let isPreparing = false;

  function update(change: Partial<PhotoState>) {
    store.set({ ...store.get(), ...change });
  }

  async function prepareAll() {
    isPreparing = true;
    for (let next = store.get().waiting[0]; next; next = store.get().waiting[0]) {
      const original = next;
      const outcome =
        store.get().photos.length === PHOTOS_MAX
          ? problemOfExtraPhoto(original)
          : await preparePhoto(original).catch((error: Error) => error);
      const { photos, waiting, problems } = store.get();
      // The form was reset in the meantime.
      if (waiting[0] !== original) continue;
      update({
        waiting: waiting.slice(1),
        ...(outcome instanceof Error
          ? { problems: [...new Set([...problems, outcome.message])] }
          : { photos: [...photos, outcome] }),
      });
    }
    isPreparing = false;
    update({ status: countText(store.get().photos.length) });
  }

  return {
    store,
    add(files: Iterable<File>) {
      update({ waiting: [...store.get().waiting, ...files], problems: [] });
      if (!isPreparing) void prepareAll();
    },
    remove(index: number) {
      const photos = store.get().photos.toSpliced(index, 1);
      const name = store.get().photos[index]?.name;
      update({ photos, problems: [], status: `Removed ${name}. ${countText(photos.length, 'left')}` });
    },
    clear: () => update({ photos: [], waiting: [], problems: [] }),
  } as const;
}

/**
 * The resized photos are put back into the file input, so that the form sends and resets them like any other field.
 * Photos that are chosen or dropped next are added to them.
 */
export function usePhotoList(input: HTMLInputElement) {
  const { store, add, remove, clear } = photoListOf(input);
  const { photos, waiting, problems, status } = useStore(store, NONE);

  useEffect(() => {
    const addChosen = () => add(input.files ?? []);
    // Photos may have been chosen before this code was loaded.
    if (input.files?.length) addChosen();
    input.addEventListener('change', addChosen);
    // Not removed: a form that was sent is also reset if the visitor has left its page meanwhile.
    input.form?.addEventListener('reset', clear);
    return () => input.removeEventListener('change', addChosen);
  }, [input, add, clear]);

  useEffect(() => {
    // A form that is submitted now sends the first `PHOTOS_MAX` of them.
    setFiles(input, [...photos.map(({ file }) => file), ...waiting].slice(0, PHOTOS_MAX));
  }, [input, photos, waiting]);

  return {
    photos,
    /** The number of photos that are still being resized. */
    waiting: waiting.length,
    problems,
    status,
    remove(index: number) {
      remove(index);
      // Lets the form update its errors.
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
  } as const;
}

/** The message for a photo above the limit, unless the file has a problem of its own. */
function problemOfExtraPhoto(original: File): Error {
  return obviousProblem(original) ?? new Error(photosMessages.leftOut);
}

function setFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

function countText(count: number, what: 'chosen' | 'left' = 'chosen'): string {
  return `${count === 1 ? '1 photo' : `${count || 'No'} photos`} ${what}.`;
}
