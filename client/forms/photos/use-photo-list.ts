import { useCallback, useEffect, useRef, useState } from 'react';
import { PHOTOS_MAX, photosMessages } from '../../../contract/forms/photos.ts';
import { type PreparedPhoto, preparePhoto } from './prepare-photo.ts';

type PhotoList = {
  readonly photos: readonly PreparedPhoto[];
  /** How many are still being resized. */
  readonly waiting: number;
  readonly problems: readonly string[];
  /** For screen readers. */
  readonly status: string;
  remove(index: number): void;
};

/**
 * The resized photos are put back into the file input, so that the form sends and resets them like any other field.
 * Photos that are chosen or dropped next are added to them.
 */
export function usePhotoList(input: HTMLInputElement): PhotoList {
  const [photos, setPhotos] = useState<readonly PreparedPhoto[]>([]);
  const [waiting, setWaiting] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [status, setStatus] = useState('');
  const prepared = useRef<readonly PreparedPhoto[]>([]);
  const unprepared = useRef<File[]>([]);

  const show = useCallback(() => {
    setFiles(input, [...prepared.current.map(({ file }) => file), ...unprepared.current]);
    setPhotos(prepared.current);
    setWaiting(unprepared.current.length);
  }, [input]);

  useEffect(() => {
    let isPreparing = false;

    function addChosen() {
      const chosen = [...(input.files ?? [])];
      const room = PHOTOS_MAX - prepared.current.length - unprepared.current.length;
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
        // The form was reset in the meantime.
        if (unprepared.current[0] !== original) continue;
        unprepared.current.shift();
        if (outcome instanceof Error) setProblems((others) => [...others, outcome.message]);
        else prepared.current = [...prepared.current, outcome as PreparedPhoto];
        show();
      }
      isPreparing = false;
      setStatus(countText(prepared.current.length));
    }

    function clear() {
      prepared.current = [];
      unprepared.current = [];
      setPhotos([]);
      setWaiting(0);
      setProblems([]);
    }

    // Chosen before this code was loaded.
    if (input.files?.length) addChosen();
    const { form } = input;
    input.addEventListener('change', addChosen);
    form?.addEventListener('reset', clear);
    return () => {
      input.removeEventListener('change', addChosen);
      form?.removeEventListener('reset', clear);
    };
  }, [input, show]);

  return {
    photos,
    waiting,
    problems,
    status,
    remove(index) {
      const name = prepared.current[index]?.name;
      prepared.current = prepared.current.filter((_, other) => other !== index);
      show();
      setProblems([]);
      setStatus(`Removed ${name}. ${countText(prepared.current.length, 'left')}`);
      // Lets the form update its errors.
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

function setFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

function countText(count: number, what: 'chosen' | 'left' = 'chosen'): string {
  return `${count === 1 ? '1 photo' : `${count || 'No'} photos`} ${what}.`;
}
