/**
 * Runs in the head, before anything is painted. Kept as text, since its hash is part of the content security policy.
 *
 * A deep link into the fragment must not flash the screen that the document was made for, nor a link to a tab the
 * first tab: the body stays unseen.
 * A click on a button before the scripts have taken over is held for them; if they do not come, the browser's own way
 * is taken.
 */
export const earlyScript = [
  'var d=document.documentElement.dataset',
  "if(/^#\\//.test(location.hash)?location.hash.slice(1).split('#')[0]!==d.route:/[?&](tab|category|city)=/.test(location.search))d.awaitingScreen='1'",
  "addEventListener('click',function(e){var b=e.target.closest('button');if(!b||d.live)return;e.preventDefault();e.stopPropagation();if(window.heldClick)return;window.heldClick=b;setTimeout(function(){if(!d.live){d.live='0';b.click()}},3000)},true)",
].join(';');
