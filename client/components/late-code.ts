import { type ComponentType, lazy } from 'react';

/** A component whose code is fetched when somebody wants it, not when React first meets it. */
export function lateCode(load: () => Promise<ComponentType>) {
  const wanted = signal();
  const failed = signal();
  const shown = signal();

  async function loadWhenWanted(): Promise<{ default: ComponentType }> {
    if (typeof document === 'undefined') return { default: await load() };
    await wanted.given;
    try {
      return { default: await load() };
    } catch (error) {
      failed.give();
      // As long as the document itself shows the part, that is better than an apology.
      await shown.given;
      throw error;
    }
  }

  return {
    Component: lazy(loadWhenWanted),
    want: wanted.give,
    /** To be called when the part is no longer what the document brought: then a failure has to be said. */
    showFailure: shown.give,
    failed: failed.given,
  } as const;
}

export type LateCode = ReturnType<typeof lateCode>;

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give } as const;
}
