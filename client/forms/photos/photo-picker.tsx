import { useContext, useRef } from 'react';
import { PHOTO_DESCRIPTION_MAX_CHARACTERS, photoDescriptionNames } from '../../../contract/forms/photos.ts';
import { IconButton } from '../../ui/button.tsx';
import { FormContext, useField } from '../field.tsx';
import type { PreparedPhoto } from './prepare-photo.ts';
import { usePhotoList } from './use-photo-list.ts';

/** Previews of the chosen photos, with descriptions. */
export function PhotoPicker({ input, isSending }: { input: HTMLInputElement; isSending: boolean }) {
  const { photos, waiting, problems, status, remove } = usePhotoList(input);
  const { idPrefix } = useContext(FormContext);
  const list = useRef<HTMLUListElement>(null);

  function removeAt(index: number) {
    remove(index);
    // Focus moves to the next remove button, the previous one, or the input.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1] ?? input;
    next.focus();
  }

  return (
    <>
      {problems.length > 0 && (
        <ul
          className="grid gap-1 px-4 pb-3 text-small leading-[1.4] font-strong text-brick-deep"
          role="alert"
        >
          {problems.map((problem) => (
            <li key={problem} className="wrap-anywhere">
              {problem}
            </li>
          ))}
        </ul>
      )}
      {photos.length > 0 && (
        <ul
          ref={list}
          inert={isSending}
          className={`border-t border-field-line ${isSending ? 'opacity-60' : ''}`}
        >
          {photos.map((photo, index) => (
            <PhotoRow key={photo.id} photo={photo} index={index} onRemove={() => removeAt(index)} />
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

type PhotoRowProps = { photo: PreparedPhoto; index: number; onRemove: () => void };

function PhotoRow({ photo, index, onRemove }: PhotoRowProps) {
  const { id, error, control } = useField(photoDescriptionNames[index] ?? '');
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-3 px-4 py-2 not-first:border-t not-first:border-field-line">
      <img src={photo.preview} alt="" className="size-18 bg-trace object-cover" />
      <div className="min-w-0">
        <label htmlFor={id} className="block text-note font-strong">
          Photo {index + 1} shows
        </label>
        <input
          type="text"
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
      <IconButton icon="close" label={`Remove photo ${index + 1}`} onClick={onRemove} />
    </li>
  );
}
