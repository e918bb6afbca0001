/**
 * Runs in the head, before anything is painted. Kept as text, since its hash is part of the content security policy.
 *
 * A deep link into the fragment must not flash the screen that the document was made for, nor a link to a tab the
 * first tab: the body stays unseen.
 * The first view is whole without scripts and without the pictures further down. They are asked for when it has been
 * painted and its own picture is there, which would otherwise have to share the line and the processor with them.
 * Where nothing is painted, or where the visitor comes to a place further down, nothing waits.
 * Home's address says its route at once; other documents keep theirs until the scripts can follow it.
 * A click on a button or filter before the scripts have taken over is held for them, and so is one on a link of this
 * site when they must be near; if they do not come, the browser's own way is taken.
 */
export const earlyScript = [
  'const d=document.documentElement.dataset',
  "if(/^#\\//.test(location.hash)?location.hash.slice(1).split('#')[0]!==d.route:/[?&](tab|category|city)=/.test(location.search))d.awaitingScreen='1'",
  "const goOn=()=>{delete d.opening;for(const script of d.scripts?.split(' ')??[])import(script);delete d.scripts}",
  "const painted=()=>{const p=document.querySelector('[fetchpriority=high]');if(p&&!p.complete)p.onload=p.onerror=goOn;else goOn()}",
  "if(d.awaitingScreen||document.hidden)goOn();else new PerformanceObserver(painted).observe({type:'paint',buffered:true})",
  "if(d.scripts&&!location.hash&&performance.getEntriesByType('navigation')[0]?.type=='navigate')d.opening='1'",
  "if(d.route=='/'&&!location.hash&&!location.search)history.replaceState(history.state,'','#/')",
  `addEventListener('click',e=>{const b=e.target.closest('button,[type=radio]'+(d.scripts&&document.readyState!='complete'?'':',a[href^="/"]'));if(!b||d.live||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;goOn();e.preventDefault();e.stopPropagation();if(window.heldClick)return;window.heldClick=b;setTimeout(()=>{if(!d.live){d.live='0';b.click()}},b.href?1000:3000)},true)`,
].join(';');
