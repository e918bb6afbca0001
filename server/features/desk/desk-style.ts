import { colours } from '../../../content/colours.ts';

/**
 * The site's drawing set on a phone: paper, hairlines, cells that share rules, one dark band at the top. Whatever is
 * tapped is at least 44 px high, and what visitors typed may break anywhere.
 */
export const deskStyle = `
:root{--trace:${colours.trace};--hair:${colours.line};--tint:${colours.brickTint};--on-spruce:${colours.onSpruce};--spruce-line:${colours.lineOnSpruce};--oak-light:${colours.oakLight};--gutter:clamp(1.25rem,.4rem + 3.6vw,4rem);--display:"Hedvig Letters Serif",Georgia,serif}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 "Hanken Grotesk",Arial,sans-serif;overflow-wrap:anywhere}
a{color:inherit;text-underline-offset:.2em;text-decoration-color:var(--line)}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:2px solid var(--spruce);outline-offset:3px}
main:focus{outline:0}
.sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:var(--gutter);top:-6rem;z-index:1;padding:.75rem 1rem;background:var(--white);border:2px solid var(--ink)}
.skip:focus{top:.5rem}
header{background:var(--spruce);color:var(--on-spruce);padding:.5rem max(var(--gutter),50% - 34rem + var(--gutter)) 0}
header :focus-visible{outline-color:var(--oak-light);outline-offset:-3px}
.brand{display:inline-flex;align-items:center;gap:.75rem;min-height:3.25rem;text-decoration:none}
.brand b{font:400 1.3125rem/1.2 var(--display)}
.brand span{color:${colours.onSpruceSoft};font-size:.9375rem}
.brand b{color:var(--on-spruce);margin-right:.375rem}
nav ul{list-style:none;margin:.25rem calc(-1*var(--gutter)) 0;padding:1px 0 0;display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1px;background:var(--spruce-line)}
nav li{background:var(--spruce)}
nav li a{display:flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.25rem;text-decoration:none;font-size:.9375rem;text-align:center}
nav li a:hover{text-decoration:underline}
nav [aria-current]{background:var(--paper);color:var(--ink);font-weight:550}
main{max-width:68rem;margin:0 auto;padding:1.5rem var(--gutter) 5rem}
h1{font:400 clamp(2.125rem,1.45rem + 2.6vw,3.5rem)/1.04 var(--display);letter-spacing:-.018em;margin:0 0 .75rem;text-wrap:balance}
h2{font:400 clamp(1.5rem,1.3rem + .8vw,2rem)/1.14 var(--display);letter-spacing:-.01em;margin:2.75rem 0 .875rem;text-wrap:balance}
h3{font:400 1.3125rem/1.2 var(--display);margin:0}
h3 a{display:inline-block;min-width:2.75rem;padding:.625rem 0}
p{margin:0 0 1rem;max-width:38em}
.count{color:var(--soft);font-size:.6em}
.lead{font-size:clamp(1.125rem,1.05rem + .35vw,1.3125rem);margin-bottom:.75rem}
.sub,.hint,.quiet{color:var(--soft)}
.sub,.hint{font-size:.9375rem;margin:0 0 .5rem}
.hint{margin:.5rem 0 0}
.ref{display:inline-block}
span.danger,strong.danger{color:var(--deep);font-weight:650}
.warning{color:var(--deep)}
.good{color:var(--spruce)}
.promise{margin:.25rem 0 0;font-weight:550}
.promise .quiet{font-weight:400}
.bar{display:block;margin:.125rem 0 .75rem;max-width:38em}
.bar .whole{fill:var(--trace);stroke:var(--line);stroke-width:1}
.bar.much .left{fill:var(--spruce)}
.bar.little .left{fill:var(--brick)}
.bar.over .whole{fill:var(--tint);stroke:var(--brick);stroke-width:2}
.notice,.problem{margin:0 0 1.5rem;padding:.75rem 1rem;background:var(--white);border:1px solid var(--line);border-left:4px solid var(--spruce);display:flex;flex-wrap:wrap;gap:0 1.5rem;align-items:center;justify-content:space-between}
.notice p,.problem p{margin:.375rem 0}
.problem{display:block;border-left-color:var(--brick);background:var(--tint)}
.problem a{color:var(--deep);display:inline-block;padding:.625rem 0}
button,.line,.primary,.cell{font:inherit;font-size:1rem;min-height:2.75rem;border-radius:2px;cursor:pointer;text-align:center}
button.primary,a.primary{display:inline-flex;align-items:center;justify-content:center;min-height:3.375rem;padding:.5rem 1.5rem;border:0;background:var(--brick);color:var(--white);font-weight:550;text-decoration:none}
.primary:hover{background:var(--deep)}
button.line,a.line{display:inline-flex;align-items:center;justify-content:center;padding:.375rem 1.125rem;border:1px solid var(--line);background:none;color:var(--ink);text-decoration:none}
.line:hover{border-color:var(--ink);background:var(--white)}
button.danger,a.danger{color:var(--deep);border-color:var(--deep)}
button.quiet{border:0;background:none;padding:0 .5rem;color:var(--deep);text-decoration:underline;text-underline-offset:.2em}
form{margin:0}
main>form{margin:1rem 0}
.cells{display:flex;flex-wrap:wrap;gap:1px;margin:.75rem 0 0;background:var(--line);border:1px solid var(--line)}
.cells>*{flex:1 0 auto;display:flex}
.cell{flex:1;display:flex;align-items:center;justify-content:center;min-height:3rem;padding:.375rem .75rem;border:0;border-radius:0;background:var(--white);color:var(--ink);font-weight:550;text-decoration:none}
.cell:hover{background:var(--trace);text-decoration:underline}
.cell:focus-visible{outline-offset:-3px}
button.cell{color:var(--spruce)}
.search{display:grid;grid-template-columns:1fr auto;margin:1.5rem 0;max-width:38em}
.search label{grid-column:1/3;font-size:.8125rem;font-weight:550;margin-bottom:.25rem}
.search input{min-width:0;min-height:3rem;padding:.375rem .75rem;border:1px solid var(--line);border-right:0;border-radius:0;background:var(--white);color:var(--ink);font:inherit;appearance:none}
.search button{border-radius:0;background:var(--white)}
.search .hint{grid-column:1/3;font-size:.8125rem}
.cards,.rows,.figures{list-style:none;margin:0;padding:0}
.cards{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
.card{display:flex;flex-direction:column;background:var(--white);border:1px solid var(--line);padding:.75rem 1rem 1rem}
.card .cells{margin:auto -1rem -1rem;border-width:1px 0 0}
.excerpt{margin:.25rem 0 .75rem;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}
.note-line{margin:0 0 .75rem;padding-left:.75rem;border-left:2px solid var(--oak-light);font-size:.9375rem}
.rows{border-top:1px solid var(--line)}
.row{display:flex;gap:.75rem 1.5rem;align-items:center;justify-content:space-between;padding:.75rem 0;border-bottom:1px solid var(--hair)}
.row .line{flex:none}
.about{display:inline-block;padding:.625rem 0}
.figures{display:grid;gap:1px;background:var(--line);border:1px solid var(--line);grid-template-columns:minmax(0,1fr)}
.figures a{display:grid;grid-template-columns:1fr auto;gap:0 1rem;align-items:baseline;padding:.75rem 1rem;background:var(--white);text-decoration:none;height:100%}
.figures a:hover{background:var(--trace)}
.figures b{font:400 1.75rem/1 var(--display)}
.figures .quiet{grid-column:1/3;font-size:.9375rem}
.facts bdi{white-space:pre-wrap}
.message{max-width:38em;padding:1rem 1.125rem;background:var(--white);border:1px solid var(--line);white-space:pre-wrap}
.photos{list-style:none;margin:0;padding:0;display:grid;gap:1rem;grid-template-columns:repeat(2,minmax(0,1fr));max-width:38em}
.photos figure{margin:0}
.photos img{display:block;width:100%;height:auto;aspect-ratio:4/3;object-fit:cover;background:var(--trace)}
.photos figcaption{margin-top:.375rem;font-size:.9375rem;color:var(--soft)}
.facts{margin:0;display:grid;gap:1px;background:var(--line);border:2px solid var(--ink);grid-template-columns:minmax(0,1fr)}
.facts>div{background:var(--white);padding:.625rem 1rem}
.facts dt{font-size:.8125rem;font-weight:550;color:var(--soft)}
.facts dd{margin:0}
.facts dd a{display:inline-block;padding:.625rem 0;margin:-.625rem 0}
.note textarea{display:block;width:100%;max-width:38em;min-height:7rem;padding:.75rem;border:1px solid var(--line);border-radius:0;background:var(--white);color:var(--ink);font:inherit;resize:vertical}
.note button{margin-top:.75rem}
.more,.ask,.pages{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
.ask{margin-top:1.5rem}
.ask>h2,.ask>p,.ask>ul{flex-basis:100%;margin-bottom:0}
.ask>ul{margin-top:0}
.pages{justify-content:space-between;margin:1.5rem 0}
.below{margin:1.5rem 0 0}
.none{padding:1.5rem 1rem;border:1px dashed var(--line);color:var(--soft)}
@media (min-width:48rem){
header{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:0 2rem;padding-top:.75rem}
nav ul{display:flex;margin:0;background:none;gap:0}
nav li a{padding:.25rem 1rem;min-height:3rem}
main{padding-top:2.5rem}
.cards{grid-template-columns:repeat(2,minmax(0,1fr))}
.facts,.message,.bar,.note textarea{max-width:38em}
.figures{grid-template-columns:repeat(6,minmax(0,1fr))}
.figures li{grid-column:span 2;background:var(--white)}
.figures li:nth-child(n+4){grid-column:span 3}
.facts{grid-template-columns:repeat(2,minmax(0,1fr))}
.facts>div:last-child:nth-child(odd){grid-column:span 2}
.cells{max-width:38em}
.card .cells{max-width:none}
}
@media (min-width:64rem){
.sheet{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:0 4rem;align-items:start}
.sheet .facts{grid-template-columns:minmax(0,1fr)}
.sheet .facts>div{grid-column:auto!important}
}
@media (prefers-reduced-motion:no-preference){button,.line,.primary,.cell,.figures a{transition:background-color .14s,border-color .14s,color .14s}}
@media print{header,form,.cells,.more,.pages{display:none}}
`.trim();
