import { createContext, useContext } from 'react';

/** Answers that a prerendered document was made with, by the address of the call. */
export type Seeds = Readonly<Record<string, unknown>>;

export const SEEDS_ID = 'seeds';

export const SeedsContext = createContext<Seeds>({});

export function useSeed<Answer>(path: string): Answer | undefined {
  return useContext(SeedsContext)[path] as Answer | undefined;
}
