import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { GalleryControls } from './gallery-controls.tsx';
import { GalleryImage } from './gallery-image.tsx';
import { type GalleryPicture, keyOf } from './gallery-picture.ts';
import { GallerySlide } from './gallery-slide.tsx';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import { stepOfKey, useSnapTrack } from './use-snap-track.ts';

const loadViewer = () => import('./full-screen-viewer.tsx');
const FullScreenViewer = lazy(async () => ({ default: (await loadViewer()).FullScreenViewer }));

/** A carousel without scripts is a row that scrolls; with them it has buttons, keys and a full-screen viewer. */
export function ProjectGallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const { index, show, trackProps } = useSnapTrack(pictures.length);
  const [viewer, setViewer] = useState<{ openAt: number | null }>();
  const isAlone = pictures.length === 1;

  function onKeyDown(event: KeyboardEvent) {
    const step = stepOfKey(event.key);
    if (step === 0 || isAlone) return;
    event.preventDefault();
    show(index + step);
  }

  return (
    <section aria-labelledby="gallery-title" className="sheet print:hidden">
      <h2 id="gallery-title" className="visually-hidden">
        Pictures
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work from every control inside */}
      <div
        className="grid gap-gap lg:columns-12"
        onKeyDown={onKeyDown}
        onPointerEnter={() => void loadViewer()}
      >
        <ul
          {...trackProps}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] noscript:[scrollbar-width:auto] max-md:-mx-gutter motion-reduce:scroll-auto lg:col-span-8 lg:self-start"
        >
          {pictures.map((picture, at) => (
            <GallerySlide
              key={keyOf(picture)}
              picture={picture}
              place={`${at + 1} / ${pictures.length}`}
              onOpen={() => setViewer({ openAt: at })}
            />
          ))}
        </ul>
        {!isAlone && (
          <div className="grid content-between gap-6 lg:col-span-4">
            <GalleryThumbs pictures={pictures} shown={index} onChoose={show} />
            <GalleryControls
              pictures={pictures}
              shown={index}
              onShow={show}
              onOpen={() => setViewer({ openAt: index })}
            />
          </div>
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
            onClose={(last) => {
              setViewer({ openAt: null });
              show(last, 'instant');
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
