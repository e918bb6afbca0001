/** Back should close what lies over the page before it leaves the page: opening adds an entry of the same address. */

export function closeOnBack(close: () => void): () => void {
  history.pushState({ ...history.state, hasViewer: true }, '');
  addEventListener('popstate', close);
  return () => removeEventListener('popstate', close);
}

/** Closed by other means than Back: the entry goes too. */
export function leaveHistoryEntry(): void {
  if (history.state?.hasViewer) history.back();
}
