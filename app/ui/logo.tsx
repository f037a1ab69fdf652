import { logo } from "./logo-shapes.ts";

/** The mark: three people side by side; the one in the middle is the bell that calls the assembly. */
export function LogoMark({ className = "size-8" }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      <Mark />
    </svg>
  );
}

/** Mark and word. Give `label` where nothing else names it, such as a link with only the logo inside. */
export function Logo({ className = "h-8", label }: { className?: string; label?: string }) {
  const drawing = (
    <>
      <Mark />
      <path d={logo.wordmark} transform="translate(58 0)" fill="currentColor" />
    </>
  );
  const shape = { viewBox: "0 0 156 48", className: `w-auto text-ink ${className}` };
  if (!label) {
    return (
      <svg {...shape} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg {...shape} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}

function Mark() {
  return (
    <>
      <rect width="48" height="48" rx="13" className="fill-brand" />
      <g className="fill-white">
        <g fillOpacity="0.6">
          <Neighbour />
          <g transform="matrix(-1 0 0 1 48 0)">
            <Neighbour />
          </g>
        </g>
        <circle {...logo.head} />
        <path d={logo.bell} className="stroke-brand [paint-order:stroke]" strokeWidth="2.4" />
      </g>
    </>
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
