import { useCallback, useEffect, useRef, useState } from 'react';
import { PHOTOS_MAX, photosMessages } from '../../../contract/forms/photos.ts';
import { type PreparedPhoto, preparePhoto } from './prepare-photo.ts';

export type PhotoList = {
  readonly photos: readonly PreparedPhoto[];
  /** How many are still being shrunk. */
  readonly waiting: number;
  /** Why some were not added, until the next choice. */
  readonly problems: readonly string[];
  /** For those who do not see the list. */
  readonly status: string;
  remove(index: number): void;
};

/**
 * The photos that a file input holds. The input itself keeps them, shrunk, so that the form sends, resets and counts
 * them like any other field; whatever is chosen or dropped next is added to them.
 */
export function usePhotoList(input: HTMLInputElement): PhotoList {
  const [photos, setPhotos] = useState<readonly PreparedPhoto[]>([]);
  const [waiting, setWaiting] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [status, setStatus] = useState('');
  const kept = useRef<readonly PreparedPhoto[]>([]);
  const unprepared = useRef<File[]>([]);

  const show = useCallback(() => {
    putInto(input, [...kept.current.map(({ file }) => file), ...unprepared.current]);
    setPhotos(kept.current);
    setWaiting(unprepared.current.length);
  }, [input]);

  useEffect(() => {
    let isPreparing = false;

    function take() {
      const chosen = [...(input.files ?? [])];
      const room = PHOTOS_MAX - kept.current.length - unprepared.current.length;
      unprepared.current.push(...chosen.slice(0, room));
      setProblems(chosen.length > room ? [photosMessages.leftOut] : []);
      show();
      if (!isPreparing) void prepareAll();
    }

    async function prepareAll() {
      isPreparing = true;
      for (let next = unprepared.current[0]; next; next = unprepared.current[0]) {
        const original = next;
        const outcome = await preparePhoto(original).catch((error: unknown) => error);
        // The form was reset meanwhile.
        if (unprepared.current[0] !== original) continue;
        unprepared.current.shift();
        if (outcome instanceof Error) setProblems((others) => [...others, outcome.message]);
        else kept.current = [...kept.current, outcome as PreparedPhoto];
        show();
      }
      isPreparing = false;
      setStatus(counted(kept.current.length));
    }

    function forget() {
      kept.current = [];
      unprepared.current = [];
      setPhotos([]);
      setWaiting(0);
      setProblems([]);
    }

    // Chosen while the code was on its way.
    if (input.files?.length) take();
    const { form } = input;
    input.addEventListener('change', take);
    form?.addEventListener('reset', forget);
    return () => {
      input.removeEventListener('change', take);
      form?.removeEventListener('reset', forget);
    };
  }, [input, show]);

  return {
    photos,
    waiting,
    problems,
    status,
    remove(index) {
      kept.current = kept.current.filter((_, other) => other !== index);
      show();
      setProblems([]);
      setStatus(counted(kept.current.length));
      // A message of the server's about them goes with the first change.
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

function putInto(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

function counted(count: number): string {
  return count === 1 ? '1 photo chosen.' : `${count} photos chosen.`;
}
