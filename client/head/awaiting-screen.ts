/**
 * Runs in the head, before anything is painted: a deep link into the fragment must not flash the screen that the
 * document was made for. Kept as text, since its hash is part of the content security policy.
 */
export const awaitingScreenScript =
  "var h=document.documentElement;if(/^#\\//.test(location.hash)&&location.hash.slice(1).split('#')[0]!==h.dataset.route)h.dataset.awaitingScreen='1'";
