import { iconSprite } from "./icon-sprite.ts";

/** The mark: three people side by side; the one in the middle is the bell that calls the assembly. */
export function LogoMark({ className = "size-8" }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      <use href={`${iconSprite}#logo-mark`} />
    </svg>
  );
}

/** Mark and word. Give `label` where nothing else names it, such as a link with only the logo inside. */
export function Logo({ className = "h-8", label }: { className?: string; label?: string }) {
  const shape = { viewBox: "0 0 156 48", className: `w-auto text-ink ${className}` };
  const drawing = <use href={`${iconSprite}#logo`} />;
  if (!label)
    return (
      <svg {...shape} aria-hidden="true">
        {drawing}
      </svg>
    );
  return (
    <svg {...shape} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
