import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { GalleryControls } from './gallery-controls.tsx';
import { GalleryImage } from './gallery-image.tsx';
import { GalleryMosaic } from './gallery-mosaic.tsx';
import { type GalleryPicture, keyOf } from './gallery-picture.ts';
import { stepOfKey } from './use-snap-track.ts';

const loadViewer = () => import('./full-screen-viewer.tsx');
const FullScreenViewer = lazy(async () => ({ default: (await loadViewer()).FullScreenViewer }));

/** A carousel: buttons, keys and fingers turn it. Without scripts all pictures are shown, each leading to its file. */
export function ProjectGallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const [shown, setShown] = useState(0);
  const [viewer, setViewer] = useState<{ openAt: number | null }>();
  const isAlone = pictures.length === 1;

  function show(wanted: number) {
    setShown((wanted + pictures.length) % pictures.length);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = stepOfKey(event.key);
    if (step === 0 || isAlone) return;
    event.preventDefault();
    show(shown + step);
  }

  return (
    <section aria-labelledby="gallery-title" className="sheet print:hidden">
      <h2 id="gallery-title" className="visually-hidden">
        Pictures
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work from every control inside */}
      <div className="grid gap-4" onKeyDown={onKeyDown} onPointerEnter={() => void loadViewer()}>
        <GalleryMosaic
          pictures={pictures}
          shown={shown}
          onShow={show}
          onOpen={(openAt) => setViewer({ openAt })}
        />
        {!isAlone && (
          <GalleryControls
            pictures={pictures}
            shown={shown}
            onShow={show}
            onOpen={() => setViewer({ openAt: shown })}
          />
        )}
      </div>
      {viewer && (
        <Suspense>
          <FullScreenViewer
            label="Pictures of this project, full screen"
            pictures={pictures.map((picture) => ({
              key: keyOf(picture),
              caption: picture.caption,
              picture: (
                <GalleryImage
                  picture={picture}
                  sizes="100vw"
                  className="size-full object-contain"
                  isFetchedAhead
                />
              ),
            }))}
            openAt={viewer.openAt}
            onClose={() => setViewer({ openAt: null })}
          />
        </Suspense>
      )}
    </section>
  );
}
