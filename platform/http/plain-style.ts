/** The look of pages without files: the tokens of the kit's theme, light and dark. */
export const plainStyle = `
:root{color-scheme:light dark;--canvas:#f7f6f3;--surface:#fff;--line:#e8e5df;--edge:#88847c;--ink:#1c1e23;--soft:#4a4e57;
--link:#1461f5;--link-hover:#0a57eb;--fill-hover:#0a57eb;--focus:#0b5af4;--danger:#b3202c;--danger-tint:#fdebeb;--tint:#e8f0fe}
@media(prefers-color-scheme:dark){:root{--canvas:#0f1217;--surface:#161a22;--line:#2a3140;--edge:#717a8b;--ink:#eceef2;
--soft:#bec4cf;--link:#76a3f9;--link-hover:#9bbdfb;--fill-hover:#286ef6;--focus:#bfd4fc;--danger:#ff8b8b;
--danger-tint:#3b1b20;--tint:#1b2a49}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;grid-template:auto 1fr/minmax(0,1fr);background:var(--canvas);color:var(--ink);
font:1rem/1.5 "TT Interphases Pro","Golos Text",system-ui,"Segoe UI",Roboto,Arial,sans-serif;overflow-wrap:anywhere}
header{padding:1rem 1.25rem}
.brand{display:inline-flex;align-items:center;gap:.625rem;min-height:2.75rem;color:inherit;font-weight:700;
font-size:1.3125rem;text-decoration:none}
main{width:100%;max-width:26.25rem;margin:0 auto;padding:1rem 1.25rem 3rem;align-self:center}
main.wide{max-width:60rem;align-self:start}
.card{padding:1.5rem;border:1px solid var(--line);border-radius:1rem;background:var(--surface)}
h1{margin:0 0 1rem;font-size:1.625rem;line-height:1.3;font-weight:650;letter-spacing:-.012em}
h2{margin:0 0 .5rem;font-size:1rem;font-weight:650}
p{margin:0 0 1rem}
ul{margin:0;padding-left:1.25rem}
li{padding:.5rem 0}
a{color:var(--link)}
a:hover{color:var(--link-hover)}
.brand svg{width:2.25rem;height:2.25rem}
label{display:block;margin-bottom:.375rem;font-weight:550}
input{width:100%;min-height:2.75rem;margin-bottom:1.125rem;padding:.5625rem .875rem;border:1px solid var(--edge);
border-radius:.625rem;background:var(--surface);color:inherit;font:inherit}
input[aria-invalid=true]{border-color:var(--danger);box-shadow:inset 0 0 0 1px var(--danger)}
button,.button{display:inline-flex;align-items:center;justify-content:center;width:100%;min-height:2.75rem;
padding:.5625rem 1.25rem;border:0;border-radius:.625rem;background:#1461f5;color:#fff;font:inherit;font-weight:600;
text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--fill-hover);color:#fff}
.second{margin-top:.75rem;background:none;box-shadow:inset 0 0 0 1px var(--edge);color:var(--ink)}
.second:hover{background:var(--tint);color:var(--ink)}
form+.error:not(:empty){margin:.75rem 0 0}
form+.error:empty{margin:0}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.summary{margin-bottom:1.25rem;padding:1rem 1.125rem;border-left:4px solid var(--danger);border-radius:.625rem;
background:var(--danger-tint)}
.summary a,.summary h2{color:var(--danger)}
.summary p{margin:0}
.error{margin:0 0 .75rem;color:var(--danger);font-weight:550}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.typed{margin:0 0 1rem;padding:.25rem 0 .25rem .875rem;border-left:3px solid var(--edge);color:var(--soft);white-space:pre-line;
max-height:16rem;overflow-y:auto}
.aside{margin:1rem 0 0;color:var(--soft)}
details{margin-top:1.25rem;padding-top:.5rem;border-top:1px solid var(--line)}
summary{min-height:2.75rem;padding:.625rem 0;color:var(--link);font-weight:550;cursor:pointer}
.demo{margin-top:1.25rem;padding:1rem 1.125rem;border-radius:1rem;background:var(--tint)}
.demo p{margin-bottom:.5rem}
.demo ul{padding:0;list-style:none}
.demo li{display:grid;grid-template-columns:8rem minmax(0,1fr);gap:.75rem;align-items:center;padding:.1875rem 0;color:var(--soft)}
.demo button{min-height:2.25rem;padding:.25rem .5rem;background:var(--surface);box-shadow:inset 0 0 0 1px var(--edge);color:var(--link)}
.demo button:hover{background:none;color:var(--link-hover)}
@media(forced-colors:active){button,.button{border:1px solid}}
`;
