import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { HEIC_EXTENSIONS, PHOTO_MEDIA_TYPES, photosField } from '../../../contract/forms/photos.ts';
import { FILE_INPUT, FieldFrame, useField } from '../field.tsx';
import type { RunningUpload } from '../send-form.ts';
import { UploadRow } from '../upload-row.tsx';
import type { PhotoPickerProps } from './photo-picker.tsx';

type Picker = ComponentType<PhotoPickerProps>;

/** Whether the picker was used in this tab: then it is loaded at once after the next navigation. */
let wasTouched = false;

/** A plain file input. The previews and the resizing are loaded on first use. */
export function PhotoField({ upload }: { upload: RunningUpload | null }) {
  const input = useRef<HTMLInputElement>(null);
  const [problemsId, setProblemsId] = useState<string>();
  const { id, error, control } = useField(photosField.name, { hasHint: true, problemsId });
  const [Picker, setPicker] = useState<Picker | null>(null);

  const load = useCallback(() => {
    wasTouched = true;
    // A failure is ignored: the photos stay in the input, and submitting the form loads the code again.
    import('./photo-picker.tsx').then(({ PhotoPicker }) => setPicker(() => PhotoPicker)).catch(() => {});
    // Loaded now, so that it is cached: after a deployment its URL is gone.
    import('./send-photos.ts').catch(() => {});
  }, []);

  useEffect(() => {
    const element = input.current;
    if (!element) return;
    // iOS converts HEIC to JPEG itself unless HEIC is accepted.
    if (!CSS.supports('-webkit-touch-callout', 'none'))
      element.accept = [...PHOTO_MEDIA_TYPES, ...HEIC_EXTENSIONS].join();
    // Photos may have been chosen before hydration or a navigation, or restored by the browser.
    if (element.files?.length || wasTouched) load();
  }, [load]);

  return (
    <FieldFrame {...photosField} id={id} isWide error={error}>
      <div hidden={upload !== null} className="px-4 pt-2 pb-3">
        <input
          ref={input}
          type="file"
          multiple
          accept={PHOTO_MEDIA_TYPES.join()}
          onPointerDown={load}
          onFocus={load}
          onChange={load}
          className={FILE_INPUT}
          {...control}
        />
      </div>
      {Picker && input.current && (
        <Picker input={input.current} isSending={upload !== null} onProblems={setProblemsId} />
      )}
      <UploadRow upload={upload} />
    </FieldFrame>
  );
}
