import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { splitRoute } from '../contract/documents.ts';
import { matchScreen } from '../contract/screens.ts';
import { App } from './app.tsx';
import { followLinks } from './location/follow-links.ts';
import { currentRoute, followAddress } from './location/location-store.ts';
import { replayStoredRedirect } from './location/stored-redirect.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { SEEDS_ID } from './queries/seeds.ts';
import { loadPage } from './routes.tsx';

const html = document.documentElement;
const root = document.getElementById('root') as HTMLElement;
const documentRoute = html.dataset.route ?? '/';

followAddress();
followLinks();
void begin();

/** Not awaited at the top of the module: screens import the chunk that this lies in, and would wait for each other. */
async function begin() {
  await start();
  replayStoredRedirect();
  prefetchOnIntent();
}

/** Takes over the document where it shows the wanted screen; otherwise draws that screen anew. */
async function start() {
  const wanted = splitRoute(currentRoute());
  const isWanted = !html.dataset.awaitingScreen && wanted.path === splitRoute(documentRoute).path;
  await loadPage(matchScreen(wanted.path).screen);
  const app = (
    <StrictMode>
      <App documentRoute={isWanted ? documentRoute : currentRoute()} seeds={isWanted ? readSeeds() : {}} />
    </StrictMode>
  );
  // A transition is done in small steps: a visitor's touch need not wait for all of it.
  if (isWanted) startTransition(() => void hydrateRoot(root, app));
  else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  delete html.dataset.awaitingScreen;
}

function readSeeds() {
  return JSON.parse(document.getElementById(SEEDS_ID)?.textContent ?? '{}');
}
