import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { HEIC_EXTENSIONS, PHOTO_MEDIA_TYPES, photosField } from '../../../contract/forms/photos.ts';
import { OWN_ENDPOINT_ONLY } from '../../../contract/setting-placeholders.ts';
import { FieldFrame } from '../field.tsx';
import { FILE_INPUT } from '../file-input-style.ts';
import { useField } from '../form-context.ts';
import { type RunningUpload, UploadRow } from '../upload-row.tsx';

type Picker = ComponentType<{ input: HTMLInputElement; isSending: boolean }>;

/**
 * The browser's own file input, which does by itself where there are no scripts. What shows, shrinks and describes the
 * photos comes with the first touch.
 */
export function PhotoField({ upload }: { upload: RunningUpload | null }) {
  const { id, error, control } = useField(photosField.name, { hasHint: true });
  const input = useRef<HTMLInputElement>(null);
  const [Picker, setPicker] = useState<Picker | null>(null);

  const load = useCallback(() => {
    // Failing is no failure yet: the photos stay in the field, and sending them asks again.
    import('./photo-picker.tsx').then(({ PhotoPicker }) => setPicker(() => PhotoPicker)).catch(() => {});
  }, []);

  useEffect(() => {
    const element = input.current;
    if (!element) return;
    // An iPhone turns HEIC into JPEG by itself as long as nobody asks for HEIC.
    if (!CSS.supports('-webkit-touch-callout', 'none'))
      element.accept = [...PHOTO_MEDIA_TYPES, ...HEIC_EXTENSIONS].join();
    // Chosen before the scripts arrived, or brought back by the browser.
    if (element.files?.length) load();
  }, [load]);

  return (
    <section {...{ [OWN_ENDPOINT_ONLY]: '' }} className="contents">
      <FieldFrame {...photosField} id={id} isWide error={error}>
        <div className={`px-4 pt-2 pb-3 ${upload ? 'hidden' : ''}`}>
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
        {Picker && input.current && <Picker input={input.current} isSending={upload !== null} />}
        {upload?.file && <UploadRow upload={upload} file={upload.file} />}
      </FieldFrame>
    </section>
  );
}
