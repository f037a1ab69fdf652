/** What the page about the API adds to the look of plain pages. */
export const apiPageStyle = `
code{font:500 .9375em ui-monospace,"SF Mono","Cascadia Code",Consolas,monospace}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:0 0 1rem;padding:0;list-style:none}
nav a{display:inline-flex;align-items:center;min-height:2.75rem}
section{margin-top:2rem}
section h2{margin-bottom:.75rem;font-size:1.3125rem}
details.card{margin-bottom:.5rem;padding:0}
summary{position:relative;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;min-height:2.75rem;padding:.75rem 2.75rem .75rem 1.25rem;
border-radius:1rem;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary:hover .what{text-decoration:underline}
summary::after{content:"";position:absolute;inset:1.25rem 1.25rem auto auto;width:.5rem;height:.5rem;
border:solid var(--soft);border-width:0 2px 2px 0;rotate:45deg}
details[open] summary::after{rotate:225deg}
.line{min-width:0;flex:1 1 24rem}
.method{display:inline-block;min-width:4.5rem;font-weight:650}
.what{flex:1 1 16rem;color:var(--soft)}
details>:not(summary){margin:0 1.25rem 1rem}
dl div{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.375rem 0;border-top:1px solid var(--line)}
dt{flex:0 0 12rem}
dd{margin:0;flex:1 1 14rem;color:var(--soft)}
.answers{color:var(--soft)}
`;
