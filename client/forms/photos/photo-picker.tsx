import { useContext, useEffect, useRef } from 'react';
import { PHOTO_DESCRIPTION_MAX_CHARACTERS, photoDescriptionNames } from '../../../contract/forms/photos.ts';
import { IconButton } from '../../ui/button.tsx';
import { FormContext, useField } from '../field.tsx';
import type { PreparedPhoto } from './prepare-photo.ts';
import { usePhotoList } from './use-photo-list.ts';

export type PhotoPickerProps = {
  input: HTMLInputElement;
  isSending: boolean;
  /** Called with the id of the element that lists the refused files, if any were refused. */
  onProblems: (id: string | undefined) => void;
};

/** Previews of the chosen photos, with descriptions. */
export function PhotoPicker({ input, isSending, onProblems }: PhotoPickerProps) {
  const { photos, waiting, problems, status, remove } = usePhotoList(input);
  const { idPrefix } = useContext(FormContext);
  const problemsId = `${idPrefix}-photos-problems`;
  const hasProblems = problems.length > 0;
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => onProblems(hasProblems ? problemsId : undefined), [hasProblems, problemsId, onProblems]);

  function removeAt(index: number) {
    remove(index);
    // Focus moves to the next remove button, the previous one, or the input.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1] ?? input;
    next.focus();
  }

  return (
    <>
      <div id={problemsId} role="alert">
        {hasProblems && (
          <ul className="grid gap-1 px-4 pb-3 text-small leading-[1.4] font-strong text-brick-deep">
            {problems.map((problem) => (
              <li key={problem} className="wrap-anywhere">
                {problem}
              </li>
            ))}
          </ul>
        )}
      </div>
      {photos.length > 0 && (
        <ul
          ref={list}
          inert={isSending}
          className={`border-t border-field-line ${isSending ? 'opacity-60' : ''}`}
        >
          {photos.map((photo, index) => (
            <PhotoRow
              key={photo.id}
              photo={photo}
              index={index}
              count={photos.length}
              onRemove={() => removeAt(index)}
            />
          ))}
        </ul>
      )}
      {waiting > 0 && (
        <p className="px-4 pb-3 text-note text-field-ink-soft">
          {waiting === 1 ? 'Making the photo smaller...' : `Making ${waiting} photos smaller...`}
        </p>
      )}
      {photos.length > 0 && (
        <p className="border-t border-field-line px-4 pt-2 pb-3 text-note leading-[1.45] text-field-ink-soft">
          Your photos are made smaller before they are sent, and where they were taken is removed.
        </p>
      )}
      <p id={`${idPrefix}-photos-status`} role="status" className="visually-hidden">
        {status}
      </p>
    </>
  );
}

/** The descriptions of the photos, by photo id. */
const descriptions = new Map<number, string>();

type PhotoRowProps = { photo: PreparedPhoto; index: number; count: number; onRemove: () => void };

function PhotoRow({ photo, index, count, onRemove }: PhotoRowProps) {
  const { id, error, control } = useField(photoDescriptionNames[index] ?? '');
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-3 px-4 py-2 not-first:border-t not-first:border-field-line">
      <img
        src={photo.preview}
        alt={`${photo.name}, ${index + 1} of ${count}`}
        className="size-18 bg-trace object-cover"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block text-note font-strong">
          Photo {index + 1} shows
        </label>
        <input
          type="text"
          aria-label={`Photo ${index + 1} shows, ${photo.name}`}
          defaultValue={descriptions.get(photo.id)}
          onChange={({ target }) => descriptions.set(photo.id, target.value)}
          maxLength={PHOTO_DESCRIPTION_MAX_CHARACTERS}
          className="min-h-11 w-full border-b border-line-firm bg-transparent leading-[1.4]"
          {...control}
        />
        {error && (
          <p id={`${id}-error`} className="text-small font-strong text-brick-deep">
            {error}
          </p>
        )}
      </div>
      <IconButton icon="close" label={`Remove photo ${index + 1}, ${photo.name}`} onClick={onRemove} />
    </li>
  );
}
