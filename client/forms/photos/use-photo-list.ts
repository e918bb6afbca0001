import { useCallback, useEffect, useRef, useState } from 'react';
import { PHOTOS_MAX, photosMessages } from '../../../contract/forms/photos.ts';
import { obviousProblem, type PreparedPhoto, preparePhoto } from './prepare-photo.ts';

type PhotoList = {
  readonly photos: readonly PreparedPhoto[];
  /** The number of photos that are still being resized. */
  readonly waiting: number;
  readonly problems: readonly string[];
  /** The status message for screen readers. */
  readonly status: string;
  remove(index: number): void;
};

/** Photos by the id of their input. Kept in memory, so that they survive navigations in this tab. */
const keptPhotos = new Map<string, readonly PreparedPhoto[]>();

/**
 * The resized photos are put back into the file input, so that the form sends and resets them like any other field.
 * Photos that are chosen or dropped next are added to them.
 */
export function usePhotoList(input: HTMLInputElement): PhotoList {
  const [photos, setPhotos] = useState<readonly PreparedPhoto[]>([]);
  const [waiting, setWaiting] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [status, setStatus] = useState('');
  const prepared = useRef(keptPhotos.get(input.id) ?? []);
  const unprepared = useRef<File[]>([]);

  const show = useCallback(() => {
    keptPhotos.set(input.id, prepared.current);
    // A form that is submitted now sends the first `PHOTOS_MAX` of them.
    setFiles(
      input,
      [...prepared.current.map(({ file }) => file), ...unprepared.current].slice(0, PHOTOS_MAX),
    );
    setPhotos(prepared.current);
    setWaiting(unprepared.current.length);
  }, [input]);

  useEffect(() => {
    let isPreparing = false;

    function addChosen() {
      unprepared.current.push(...(input.files ?? []));
      setProblems([]);
      show();
      if (!isPreparing) void prepareAll();
    }

    async function prepareAll() {
      isPreparing = true;
      for (let next = unprepared.current[0]; next; next = unprepared.current[0]) {
        const original = next;
        const isFull = prepared.current.length === PHOTOS_MAX;
        const outcome = isFull
          ? problemOfExtraPhoto(original)
          : await preparePhoto(original).catch((error: Error) => error);
        // The form was reset in the meantime.
        if (unprepared.current[0] !== original) continue;
        unprepared.current.shift();
        if (outcome instanceof Error) setProblems((others) => [...new Set([...others, outcome.message])]);
        else prepared.current = [...prepared.current, outcome];
        show();
      }
      isPreparing = false;
      setStatus(countText(prepared.current.length));
    }

    function clear() {
      keptPhotos.delete(input.id);
      prepared.current = [];
      unprepared.current = [];
      setPhotos([]);
      setWaiting(0);
      setProblems([]);
    }

    // Photos may have been chosen before this code was loaded, or before a navigation.
    if (input.files?.length) addChosen();
    else if (prepared.current.length > 0) show();
    input.addEventListener('change', addChosen);
    // Not removed: a form that was sent is also reset if the visitor has left its page meanwhile.
    input.form?.addEventListener('reset', clear);
    return () => input.removeEventListener('change', addChosen);
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
