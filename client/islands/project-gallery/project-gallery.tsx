import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { withBase } from '../../ui/base-path.ts';
import { Button } from '../../ui/button.tsx';
import { hasModifier } from '../../ui/modifier-keys.ts';
import { NAVIGATION_TIMEOUT_MS, withTimeout } from '../../ui/with-timeout.ts';
import { Caption, stepOfKey } from './gallery-controls.tsx';
import { GalleryMosaic } from './gallery-mosaic.tsx';
import { fileOf, type GalleryPicture } from './gallery-picture.tsx';

const loadViewer = () => import('./full-screen-viewer.tsx');
const FullScreenViewer = lazy(async () => ({ default: (await loadViewer()).FullScreenViewer }));
/** A failure is ignored: the click loads it again. */
const prefetchViewer = () => void loadViewer().catch(() => {});

type ProjectGalleryProps = {
  pictures: readonly GalleryPicture[];
  /** The number of pictures on the page at a time. */
  atOnce: number;
  /** Loads the first picture eagerly, for a gallery at the top of the page. */
  isEager?: boolean;
};

/** Without scripts all pictures are shown, each linked to its file. */
export function ProjectGallery({ pictures, atOnce, isEager = false }: ProjectGalleryProps) {
  const [shown, setShown] = useState(0);
  /** The index at which the viewer was opened; null while it is closed. */
  const [openAt, setOpenAt] = useState<number | null>(null);
  const section = useRef<HTMLElement>(null);
  const hasSeveral = pictures.length > 1;

  /** Without the viewer's code a picture leads to its file, as it does without scripts. */
  async function open(index: number) {
    try {
      await withTimeout(NAVIGATION_TIMEOUT_MS, loadViewer);
      setOpenAt(index);
    } catch {
      // The visitor may have left the page meanwhile.
      if (section.current) location.assign(withBase(fileOf(pictures[index] as GalleryPicture)));
    }
  }

  function show(wanted: number) {
    setShown((wanted + pictures.length) % pictures.length);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = stepOfKey(event.key);
    if (step === 0 || !hasSeveral || hasModifier(event)) return;
    event.preventDefault();
    show(shown + step);
  }

  return (
    <section ref={section} aria-labelledby="gallery-title" className="page-width print:hidden">
      <h2 id="gallery-title" className="visually-hidden">
        Pictures
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work from every control inside */}
      <div onKeyDown={onKeyDown} onPointerEnter={prefetchViewer}>
        <GalleryMosaic {...{ pictures, atOnce, shown, isEager }} onShow={show} onOpen={open} />
        {hasSeveral && (
          <>
            <Caption pictures={pictures} shown={shown} className="visually-hidden" />
            <Button
              variant="text"
              icon="expand"
              aria-haspopup="dialog"
              className="mt-4 noscript:hidden"
              onClick={() => open(shown)}
            >
              All {pictures.length} pictures, large
            </Button>
          </>
        )}
      </div>
      {openAt !== null && (
        <Suspense>
          <FullScreenViewer pictures={pictures} openAt={openAt} onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </section>
  );
}
