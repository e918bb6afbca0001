import { colours } from '../../../content/colours.ts';

/** The site's colours and basic layout, small enough to be inlined. */
export const serverPageStyle = `
:root{color-scheme:light;--paper:${colours.paper};--white:${colours.white};--ink:${colours.ink};--soft:${colours.inkSoft};--line:${colours.lineFirm};--brick:${colours.brick};--deep:${colours.brickDeep};--spruce:${colours.spruce}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 "Hanken Grotesk",Arial,sans-serif}
a{color:inherit;text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--spruce);outline-offset:3px}
header{border-bottom:1px solid var(--line);padding:1rem clamp(1.25rem,5vw,4rem);display:flex;flex-wrap:wrap;gap:.5rem 2rem;justify-content:space-between;align-items:baseline}
header a{display:inline-block;padding:.6rem 0;text-decoration:none}
.name{font:1.3125rem/1.2 "Hedvig Letters Serif",Georgia,serif}
main{overflow-wrap:anywhere;max-width:46rem;margin:0 auto;padding:clamp(2rem,8vw,5rem) 1.25rem}
h1{font:400 clamp(2rem,1.4rem + 2.6vw,3.25rem)/1.05 "Hedvig Letters Serif",Georgia,serif;letter-spacing:-.018em;margin:0 0 1rem;text-wrap:balance}
h2{font:400 1.5rem/1.2 "Hedvig Letters Serif",Georgia,serif;margin:2.5rem 0 .5rem;text-wrap:balance}
p{max-width:36em;margin:0 0 1rem}
.small{margin:2rem 0 0;font-size:.8125rem;color:var(--soft)}
.summary{border:2px solid var(--brick);background:${colours.brickTint};padding:1rem 1.25rem;margin:2rem 0 0}
.summary h2{margin:0 0 .5rem}
.summary ul{margin:0;padding:0 0 0 1.1rem}
.summary a{display:inline-flex;align-items:center;min-height:2.75rem;padding:.25rem 0;color:var(--deep)}
form{margin:2rem 0 0;border:2px solid var(--ink);background:var(--line);display:grid;gap:1px}
.field,.tick{background:var(--white);padding:.7rem 1rem .6rem;border-left:4px solid transparent}
.field:focus-within,.tick:focus-within{outline:2px solid var(--spruce);outline-offset:-2px}
.is-wrong{border-left-color:var(--brick);background:${colours.brickTint}}
.field label{display:block;font-size:.8125rem;font-weight:550}
.optional{font-weight:400;color:var(--soft)}
.select .icon{display:none}
input,select,textarea{width:100%;min-height:2.75rem;border:0;outline:0;background:transparent;color:inherit;font:inherit;padding:.2rem 0}
.tick{display:flex;gap:.75rem;align-items:start;font-size:.9375rem}
.tick input{width:1.5rem;min-height:1.5rem;flex:none;margin:0}
textarea{min-height:9rem;resize:vertical}
.field-hint{margin:.2rem 0 0;font-size:.8125rem;color:var(--soft)}
.field-error{margin:.2rem 0 0;font-size:.9375rem;color:var(--deep)}
button{font-family:inherit;font-size:1.0625rem;font-weight:550;border:0;border-radius:2px;background:var(--brick);color:${colours.white};min-height:3.375rem;padding:0 1.75rem;cursor:pointer}
button:hover{background:var(--deep)}
button.quiet{padding:0;background:none;color:var(--deep);text-decoration:underline;text-underline-offset:.2em}
button.quiet:hover{color:var(--ink)}
form>button{border-radius:0}
.alone{margin:2rem 0 0;border:0;background:none;display:block}
.alone button{border-radius:2px}
`.trim();
