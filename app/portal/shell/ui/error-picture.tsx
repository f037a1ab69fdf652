import { logo } from "#app/ui/logo-shapes.ts";

/** The three of the logo, and what they have to say: the status, or the mark of a lost connection. */
export function ErrorPicture({ word }: { word: string }) {
  return (
    <svg viewBox="0 0 200 140" className="mx-auto h-36 w-auto max-w-full sm:h-44" aria-hidden="true">
      <ellipse cx="100" cy="126" rx="78" ry="8" className="fill-well-strong" />
      <g className="fill-tint">
        <rect x="46" y="2" width="108" height="50" rx="18" />
        <path d="M92 50h16l-8 12z" />
      </g>
      <text x="100" y="38" textAnchor="middle" className="fill-link text-3xl font-bold">
        {word}
      </text>
      <g transform="translate(44.8 34) scale(2.3)">
        <g className="fill-brand/45">
          <Neighbour />
          <g transform="matrix(-1 0 0 1 48 0)">
            <Neighbour />
          </g>
        </g>
        <g className="fill-brand">
          <circle {...logo.head} cy={15} />
          <path
            d={logo.bell}
            transform="translate(0 3)"
            className="stroke-canvas [paint-order:stroke]"
            strokeWidth="2.4"
          />
        </g>
      </g>
    </svg>
  );
}

function Neighbour() {
  return (
    <>
      <circle {...logo.neighbourHead} />
      <path d={logo.neighbour} />
    </>
  );
}
